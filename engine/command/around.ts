/** The environment of the command: the name it is called by, and the page it hands out. */
export interface Around {
  /** As people type it. */
  name: string;
  /** Version of the packages that an ejected project asks for. */
  version: string;
  /** The folder of the built page (engine/app); built first where it is not there. */
  page: () => Promise<string>;
  say: (line: string) => void;
  /** What is wrong: apart from what was asked for, which may go into a file. */
  complain: (line: string) => void;
}
