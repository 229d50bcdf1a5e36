import type { ListItem, List as MarkdownList, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Block, getLink, isEmpty, type List, marks, type Run, toKey } from './blocks.ts';
import { formatChart } from './chart.ts';
import { readMarkdown, type SourceText } from './fromMarkdown.ts';

/** Outermost first. */
const nested = ['strong', 'emphasis', 'delete'] as const;

const toLeaf = (run: Run): PhrasingContent => {
  if ('break' in run) return { type: 'break' };
  return run.marks & marks.code ? { type: 'inlineCode', value: run.text } : { type: 'text', value: run.text };
};

/** Wraps neighbors that share a mark in one node, from the outermost mark inward. */
const wrap = (runs: readonly Run[], kinds: readonly (typeof nested)[number][]): PhrasingContent[] => {
  const [kind, ...inner] = kinds;
  if (!kind) return runs.map(toLeaf);
  const groups: { has: boolean; runs: Run[] }[] = [];
  for (const run of runs) {
    const has = (run.marks & marks[kind]) !== 0;
    const last = groups.at(-1);
    if (last?.has === has) last.runs.push(run);
    else groups.push({ has, runs: [run] });
  }
  return groups.flatMap((group) => {
    const children = wrap(group.runs, inner);
    return group.has ? [{ type: kind, children }] : children;
  });
};

const toPhrasing = (runs: readonly Run[]): PhrasingContent[] => {
  const groups: { link: string | undefined; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.link === getLink(run)) last.runs.push(run);
    else groups.push({ link: getLink(run), runs: [run] });
  }
  return groups.flatMap(({ link, runs: group }) => {
    const children = wrap(group, nested);
    // The content of a link is no link again.
    return link === undefined ? children : [{ type: 'link', url: link, children: children as never }];
  });
};

const toList = ({ start, entries }: List): MarkdownList => ({
  type: 'list',
  ordered: start !== undefined,
  ...(start !== undefined && { start }),
  spread: false,
  children: entries.map(({ runs, lists }): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: toPhrasing(runs) }, ...lists.map(toList)],
  })),
});

const toNode = (block: Block): RootContent => {
  switch (block.kind) {
    case 'paragraph':
      return { type: 'paragraph', children: toPhrasing(block.runs) };
    case 'heading':
      return { type: 'heading', depth: block.depth as 2, children: toPhrasing(block.runs) };
    case 'quote':
      return { type: 'blockquote', children: [{ type: 'paragraph', children: toPhrasing(block.runs) }] };
    case 'list':
      return toList(block);
    case 'rule':
      return { type: 'thematicBreak' };
    case 'table':
      return {
        type: 'table',
        align: block.align.map((align) => (align === '' ? null : (align as 'left'))),
        children: block.rows.map((row): TableRow => ({
          type: 'tableRow',
          children: row.map((runs) => ({ type: 'tableCell', children: toPhrasing(runs) })),
        })),
      };
    case 'picture':
      return {
        type: 'paragraph',
        children: [
          { type: 'image', url: block.src, alt: block.alt, title: block.caption === '' ? null : block.caption },
        ],
      };
    case 'chart':
      return { type: 'code', lang: 'chart', value: formatChart(block.chart) };
    case 'source':
      // Written as it is.
      return { type: 'html', value: block.markdown };
    default:
      return block satisfies never;
  }
};

const generate = (blocks: readonly Block[]): string =>
  toMarkdown(
    { type: 'root', children: blocks.map(toNode) },
    { bullet: '-', rule: '-', listItemIndent: 'one', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  ).trimEnd();

/** Writes each block by its source in the original, if it has one there, and generates the others. */
const reuse = (blocks: readonly Block[], original: SourceText): string => {
  const places = new Map<string, number[]>();
  for (const [index, { block }] of original.blocks.entries()) {
    const key = toKey(block);
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  let text = '';
  let previous = -1;
  for (const [index, block] of blocks.entries()) {
    const found = places.get(toKey(block));
    const place = found && found.length > 1 ? found.shift() : found?.[0];
    const own = place === undefined ? undefined : original.blocks[place];
    const isNext = place !== undefined && place === previous + 1 && (index > 0 || place === 0);
    text += isNext ? (own?.before ?? '') : index === 0 ? '' : '\n\n';
    text += own?.source ?? generate([block]);
    previous = place ?? Number.NaN;
  }
  return previous === original.blocks.length - 1 ? text + original.after : text;
};

const toKeys = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (isEmpty(block) ? [] : toKey(block)));
const readKeys = (text: SourceText): readonly string[] => toKeys(text.blocks.map(({ block }) => block));
const sameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** A text, or the reason why it cannot be written. */
export type WriteResult = { ok: true; value: string } | { ok: false; error: string };

/**
 * Writes blocks as a text of the provider. Blocks that the original has are written as they are in it, so an unedited
 * text stays equal byte for byte. A text that would read as other blocks is refused.
 */
export const writeMarkdown = (all: readonly Block[], original: string): WriteResult => {
  const blocks = all.filter((block) => !isEmpty(block));
  const source = readMarkdown(original);
  const wanted = toKeys(blocks);
  if (sameKeys(wanted, readKeys(source))) return { ok: true, value: original };
  for (const text of [reuse(blocks, source), generate(blocks)]) {
    if (sameKeys(wanted, readKeys(readMarkdown(text)))) return { ok: true, value: text };
  }
  const read = readKeys(readMarkdown(generate(blocks)));
  const at = wanted.findIndex((key, index) => key !== read[index]);
  return {
    ok: false,
    error: `Block ${(at < 0 ? blocks.length - 1 : at) + 1} (${blocks[Math.max(at, 0)]?.kind ?? 'none'}) cannot be written as Markdown. Write it in another way, or as a block "Markdown".`,
  };
};
