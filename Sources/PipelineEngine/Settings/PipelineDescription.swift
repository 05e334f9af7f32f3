public import ReceiptModel

/// A whole run as its pipeline file describes it, checked and with every default filled in.
///
/// Paths are as they will be used: already resolved against the pipeline file's folder.
public struct PipelineDescription: Hashable, Sendable {
  /// Where files come from.
  public struct Input: Hashable, Sendable {
    /// The folders, searched with everything below them.
    public var folders: [FilePath] = []
    /// Shell patterns of file names to take.
    public var include = ["*"]
    /// Shell patterns of file names to leave.
    public var exclude = temporaryNames
    /// How long a file must have been left alone before it is read.
    public var settle = Duration.seconds(5)
    /// Which pages make a receipt.
    public var pages = PageGrouping.auto
    /// What becomes of a file once the ledger has it.
    public var after = After.keep

    /// Creates an input without folders.
    public init() {}

    /// Names that scanners, browsers, editors and sync tools give to files that are not done, and of files and
    /// folders that systems leave in others' folders.
    public static let temporaryNames = [
      ".*", "*.part", "*.partial", "*.filepart", "*.crdownload", "*.download", "*.tmp", "*.temp", "*.swp",
      "*~", "~$*", "~*.tmp", "*.!sync", "*.aria2", "Thumbs.db", "thumbs.db", "desktop.ini", "Desktop.ini",
      "@eaDir", "#recycle", "$RECYCLE.BIN", "System Volume Information", "lost+found",
    ]
  }

  /// What becomes of a file once the ledger has it.
  public enum After: Hashable, Sendable {
    /// It stays.
    case keep
    /// It is moved into this folder.
    case move(FilePath)
  }

  /// Which pages of a file make a receipt.
  public enum PageGrouping: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the pages themselves show.
    case auto
    /// Each page is a receipt.
    case each
    /// All pages are one receipt.
    case join
  }

  /// How receipts get a category.
  public struct Categorise: Hashable, Sendable {
    /// The rules file.
    public var rules: FilePath
    /// Whether merchants that no rule knows take the category that the ledger gave them before.
    public var learn = false

    /// Creates settings over a rules file.
    public init(rules: FilePath) { self.rules = rules }
  }

  /// One file, or set of files, to write.
  public enum Export: Hashable, Sendable {
    /// A table of receipts, with its items in a second file beside it.
    case csv(path: FilePath, profile: String)
    /// One JSON object a line and receipt.
    case jsonl(path: FilePath)
    /// A report per month; `{year}` and `{month}` in the path are filled in.
    case markdown(path: FilePath)
    /// A table of the files that could not be read, with reason and way out.
    case failed(path: FilePath, profile: String)
  }

  /// The pipeline file's own path.
  public var file: FilePath
  /// The run's name.
  public var name: String
  /// The currency of the household or business.
  public var homeCurrency: Currency?
  /// The IANA name of the zone that month boundaries of times are in.
  public var timeZone: String?
  /// Where files come from.
  public var input = Input()
  /// How many documents a batch has.
  public var batchSize = 64
  /// What one document may cost.
  public var limits = DocumentLimits()
  /// The load stage.
  public var load = LoadSettings()
  /// The recognise stage.
  public var recognise = RecogniseSettings()
  /// Who is asked about receipts that the recognise stage leaves in doubt; `nil` for nobody.
  public var secondOpinion: SecondOpinion?
  /// The normalise stage.
  public var normalise = NormaliseSettings()
  /// The extract stage; its home currency is the description's.
  public var extract = ExtractSettings()
  /// Words files whose words are known and expected besides the built-in ones.
  public var words: [FilePath] = []
  /// The categorise stage, or `nil` where it is left out.
  public var categorise: Categorise?
  /// The ledger.
  public var database: FilePath
  /// What is written after a run.
  public var exports: [Export] = []

  /// Creates a description with defaults for all that is not given.
  public init(file: FilePath, name: String, database: FilePath) {
    self.file = file
    self.name = name
    self.database = database
  }
}
