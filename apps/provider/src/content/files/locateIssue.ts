import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { splitChartBlocks } from './charts/chartBlocks.ts';
import type { ContentIssue } from './files.ts';

/** Splits the path of an issue: `[3].image.alt` is 3, image, alt. */
const toSegments = (text: string): readonly (string | number)[] =>
  [...text.matchAll(/\[(\d+)\]|([^.[\]\s]+)/g)].map(([, index, name]) =>
    index === undefined ? (name ?? '') : Number(index),
  );

/** Returns the line of the deepest part of a path that exists in YAML or JSON. */
const findLine = (source: string, segments: readonly (string | number)[]): number | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, strict: false, logLevel: 'silent' });
  for (let length = segments.length; length > 0; length -= 1) {
    const node = document.getIn(segments.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return undefined;
};

/** Returns the line that names a text first, such as the slug of an entry. */
const findText = (source: string, text: string): number | undefined => {
  const index = text === '' ? -1 : source.indexOf(text);
  return index < 0 ? undefined : source.slice(0, index).split('\n').length;
};

/** Returns the line of an issue at `body.charts[0].data[2]` in a Markdown file: data have one line a row. */
const findChartLine = (source: string, at: string): number | undefined => {
  const [, index, field = ''] = /^body\.charts\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
  const block = index === undefined ? undefined : splitChartBlocks(source).blocks[Number(index)];
  if (!block) return undefined;
  const row = /^data\[(\d+)\]$/.exec(field)?.[1];
  const line = findLine(block.source, toSegments(row === undefined ? field : 'data'));
  return block.line + (line ?? 0) + (row === undefined ? 0 : Number(row) + 1);
};

/** The file of an issue: checks across files name an article by its slug. */
const toFile = (file: string): string => {
  const [, folder = '', slug] = /^(.+\/)?article (\S+)$/.exec(file) ?? [];
  return slug === undefined ? file : `${folder}articles/${slug}.md`;
};

/** Adds the line of an issue to its file, counted from 1, where the file has the field. */
export const locateIssue = async (
  directory: string,
  issue: ContentIssue,
): Promise<ContentIssue & { line: number | undefined }> => {
  const file = toFile(issue.file);
  const stated = /^line (\d+)$/.exec(issue.path)?.[1];
  if (stated !== undefined) return { ...issue, file, path: '', line: Number(stated) };
  const source = await readFile(path.join(directory, file), 'utf8').catch(() => ''); // The message says that it cannot be read.
  const isMarkdown = file.endsWith('.md');
  const front = isMarkdown ? source.split(/^---\s*$/m)[1] : source;
  const segments = toSegments(issue.path);
  // The body follows the front matter; a missing field is reported at the top of the file.
  const line =
    findChartLine(isMarkdown ? source : '', issue.path) ??
    findLine(front ?? '', segments) ??
    findText(source, issue.path.split(' ')[0] ?? '');
  return { ...issue, file, line: line ?? (source === '' ? undefined : 1) };
};
