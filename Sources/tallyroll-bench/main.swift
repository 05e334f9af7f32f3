import Processes
