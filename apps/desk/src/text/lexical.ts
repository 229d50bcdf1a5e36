/** A node of Lexical, as it is stored. Its fields depend on its type. */
export type LexicalNode = { type: string; version: number; children?: LexicalNode[]; [field: string]: unknown };
/** What the rich text field stores. */
export type LexicalText = { root: LexicalNode };

/** The nodes below a node. */
export const getChildren = ({ children }: LexicalNode): readonly LexicalNode[] => children ?? [];
/** The fields of a block of the desk. */
export const getFields = (node: LexicalNode): Readonly<Record<string, unknown>> =>
  (node['fields'] as Record<string, unknown> | undefined) ?? {};
/** A value that should be a text. */
export const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Creates a node that has others below it. */
export const element = (
  type: string,
  children: readonly LexicalNode[],
  fields: Record<string, unknown> = {},
): LexicalNode => ({ type, version: 1, direction: null, format: '', indent: 0, children: [...children], ...fields });
