/** Something that breaks a rule of the repository. */
export type Fault = {
  path: string;
  /** Counted from 1; a fault of the whole file or folder has none. */
  line?: number;
  wrong: string;
  /** What to do about it. */
  remedy: string;
};

/** Every file of the repository by its path from the root, with forward slashes. Pictures and fonts have no text. */
export type Tree = ReadonlyMap<string, string>;

/** A rule: it reads the tree and touches nothing. */
export type Check = (tree: Tree) => Fault[];

/** `path:line – what is wrong – what to do` */
export const formatFault = ({ path, line, wrong, remedy }: Fault): string =>
  `${line === undefined ? path : `${path}:${line}`} – ${wrong} – ${remedy}`;
