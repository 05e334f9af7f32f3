import Foundation
import TallyrollCLI

let status = await Tool.runAsProcess()
exit(status.rawValue)
