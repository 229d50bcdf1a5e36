import { LineCounter, parseDocument } from 'yaml';

/** Maximum number of aliases (`*name`), because nested ones grow exponentially. */
const maxAliasCount = 20;

/** Fields of a YAML text, or the issue with its line, counted from 1. */
export type PlainYamlResult =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; error: { line: number; message: string } };

/** The parser reads `title: A deal: the end` as a field within a field. */
const explain = (message: string): string =>
  message.startsWith('Nested mappings') ? `${message}. A value with ": " needs quotation marks` : message;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses fields of the YAML core schema: plain data, no custom tags, no duplicate keys. */
export const parsePlainYaml = (source: string): PlainYamlResult => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    schema: 'core',
    version: '1.2',
    uniqueKeys: true,
    resolveKnownTags: false,
    merge: false,
    prettyErrors: false,
    lineCounter,
  });
  // The parser only warns about an unknown tag and would ignore it.
  const [problem] = [...document.errors, ...document.warnings];
  if (problem)
    return { ok: false, error: { line: lineCounter.linePos(problem.pos[0]).line, message: explain(problem.message) } };
  try {
    const value: unknown = document.toJS({ maxAliasCount });
    if (isRecord(value)) return { ok: true, value };
    return { ok: false, error: { line: 1, message: 'must be fields with values, such as "title: A deal"' } };
  } catch (error) {
    return { ok: false, error: { line: 1, message: error instanceof Error ? error.message : String(error) } };
  }
};
