import { parsePlainYaml } from './plainYaml.ts';

/** Maximum length of a front matter in characters; the sample content has fewer than 3,000. */
export const maxFrontMatterLength = 16_384;

/** The parsed front matter of a Markdown file, and its body. */
export type MarkdownFile = { data: Record<string, unknown>; body: string };

/** Parsed front matter and body, or the issue. */
export type FrontMatterResult =
  | { ok: true; value: MarkdownFile }
  | { ok: false; error: { line: number; message: string } };

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
