/** A violation of one of the repository's rules. */
export type LintIssue = {
  path: string;
  /** From 1; omitted for a whole file or folder. */
  line?: number;
  message: string;
  /** What to do about it. */
  fix: string;
};

/** Every file of the repository by its path from the root, with forward slashes. Pictures and fonts have no text. */
export type Tree = ReadonlyMap<string, string>;

/** A rule: it reads the tree and touches nothing. */
export type Check = (tree: Tree) => LintIssue[];

/** `path:line – message – fix` */
export const formatIssue = ({ path, line, message, fix }: LintIssue): string =>
  `${line === undefined ? path : `${path}:${line}`} – ${message} – ${fix}`;
