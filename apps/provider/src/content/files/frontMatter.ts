import { LineCounter, parseDocument } from 'yaml';
import { isRecord } from '../../server/requestBody.ts';

/** Maximum number of aliases (`*name`), because nested ones grow exponentially. */
const maxAliasCount = 20;

/** Fields of a YAML text, or the issue with its line, counted from 1. */
type PlainYamlResult =
  | { ok: true; value: Record<string, unknown> }
  | { ok: false; error: { line: number; message: string } };

/** The parser reads `title: A deal: the end` as a field within a field. */
const explain = (message: string): string =>
  message.startsWith('Nested mappings') ? `${message}. A value with ": " needs quotation marks` : message;

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

/** Maximum length of a front matter in characters; the sample content has fewer than 3,000. */
export const maxFrontMatterLength = 16_384;

/** The parsed front matter of a Markdown file, and its body. */
type MarkdownFile = { data: Record<string, unknown>; body: string };

/** Parsed front matter and body, or the issue. */
type FrontMatterResult = { ok: true; value: MarkdownFile } | { ok: false; error: { line: number; message: string } };

const fail = (line: number, message: string): FrontMatterResult => ({ ok: false, error: { line, message } });

/**
 * Parses a file that starts with YAML between two lines of `---`. YAML core schema only: plain data, no custom tags, no
 * duplicate keys. Another language after the first `---` is rejected, because its parser could run code. Lines in
 * errors count from 1 in the file.
 */
export const parseFrontMatter = (text: string): FrontMatterResult => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const opening = lines[0]?.trimEnd() ?? '';
  if (!opening.startsWith('---')) return fail(1, 'must begin with front matter: YAML between two lines of "---"');
  if (opening !== '---')
    return fail(1, `front matter must be YAML: "${opening.slice(0, 40)}" names another language; write "---" alone`);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return fail(lines.length, 'front matter is not closed: add a line of "---" after it');
  const source = lines.slice(1, end).join('\n');
  if (source.length > maxFrontMatterLength)
    return fail(1, `front matter has ${source.length} characters; the maximum is ${maxFrontMatterLength}`);
  const parsed = parsePlainYaml(source);
  if (!parsed.ok) return fail(parsed.error.line + 1, parsed.error.message);
  const body = lines
    .slice(end + 1)
    .join('\n')
    .trim();
  return { ok: true, value: { data: parsed.value, body } };
};
