import type { List, ListItem, RootContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { getKey, isEqual, type Result } from '../content/values.ts';
import { type Message, text } from '../labels.ts';
import { formatChart, toChart } from './chart.ts';
import { readBlocks, type SourceText } from './fromMarkdown.ts';
import { getChildren, getFields, getText, type LexicalNode, type LexicalText } from './lexical.ts';
import { toPhrasing, Unsupported } from './runs.ts';

const toList = (node: LexicalNode): List => {
  const children: ListItem[] = [];
  for (const item of getChildren(node)) {
    const lists = getChildren(item).filter(({ type }) => type === 'list');
    if (lists.length === 0)
      children.push({ type: 'listItem', spread: false, children: [{ type: 'paragraph', children: toPhrasing(item) }] });
    else if (children.length === 0) throw new Unsupported(text('indentedList'));
    else children.at(-1)?.children.push(...lists.map(toList));
  }
  const ordered = node['listType'] === 'number';
  return { type: 'list', ordered, ...(ordered && { start: Number(node['start'] ?? 1) }), spread: false, children };
};

const toTable = (node: LexicalNode): Table => {
  const rows = getChildren(node).map(getChildren);
  const readCell = (cell: LexicalNode): LexicalNode | undefined => {
    const [only, ...others] = getChildren(cell);
    if (others.length > 0 || (only && only.type !== 'paragraph')) throw new Unsupported(text('longCell'));
    if (Number(cell['colSpan'] ?? 1) > 1 || Number(cell['rowSpan'] ?? 1) > 1)
      throw new Unsupported(text('mergedCells'));
    return only;
  };
  return {
    type: 'table',
    align: (rows[0] ?? []).map((cell) => (getText(readCell(cell)?.['format']) || null) as 'left' | null),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: toPhrasing(readCell(cell)) })),
    })),
  };
};

const toBlock = (node: LexicalNode): RootContent => {
  const fields = getFields(node);
  switch (fields['blockType']) {
    case 'picture': {
      // One of the library is named by its id, also where it was just chosen.
      const media = getKey(fields['file']);
      const url = media === undefined ? getText(fields['src']) : `media:${media}`;
      const [alt, title] = [getText(fields['alt']), getText(fields['caption']) || null];
      return { type: 'paragraph', children: [{ type: 'image', url, alt, title }] };
    }
    case 'chart':
      return { type: 'code', lang: 'chart', value: formatChart(toChart({ ...fields, type: fields['kind'] })) };
    case 'markdown':
      // Written as it is.
      return { type: 'html', value: getText(fields['markdown']) };
    default:
      throw new Unsupported(text('unknownBlock', { type: getText(fields['blockType']) }));
  }
};

const toNode = (node: LexicalNode): RootContent => {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: toPhrasing(node) };
    case 'heading':
      return { type: 'heading', depth: Number(getText(node['tag']).slice(1)) as 2, children: toPhrasing(node) };
    case 'quote':
      return { type: 'blockquote', children: [{ type: 'paragraph', children: toPhrasing(node) }] };
    case 'list':
      return toList(node);
    case 'horizontalrule':
      return { type: 'thematicBreak' };
    case 'table':
      return toTable(node);
    case 'block':
      return toBlock(node);
    default:
      throw new Unsupported(text('unknownBlock', { type: node.type }));
  }
};

/** Whether a block shows nothing, such as a paragraph that an author left empty. */
const isEmpty = (node: RootContent): boolean =>
  node.type === 'blockquote' ? node.children.every(isEmpty) : 'children' in node && node.children.length === 0;

/** The blocks of a text of the editor that show something. */
const toBlocks = (nodes: readonly LexicalNode[]): readonly RootContent[] =>
  nodes.map(toNode).filter((node) => !isEmpty(node));

/** Texts that are equal for equal blocks. */
const toKeys = (blocks: readonly RootContent[]): readonly string[] => blocks.map((block) => JSON.stringify(block));
/** The blocks of a text that show something, as texts that are equal for equal blocks. */
export const listKeys = ({ blocks }: SourceText): readonly string[] => toKeys(toBlocks(blocks.map(({ node }) => node)));

const generate = (children: readonly RootContent[]): string =>
  toMarkdown(
    { type: 'root', children: [...children] },
    { bullet: '-', rule: '-', listItemIndent: 'one', extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  ).trimEnd();

/** Writes each block by its source in the original, if it has one there, and generates the others. */
const reuse = (blocks: readonly RootContent[], original: SourceText): string => {
  const places = new Map<string, number[]>();
  for (const [index, { node }] of original.blocks.entries()) {
    const key = JSON.stringify(toNode(node));
    places.set(key, [...(places.get(key) ?? []), index]);
  }
  let written = '';
  let previous = -1;
  for (const [index, block] of blocks.entries()) {
    const found = places.get(JSON.stringify(block));
    const place = found && found.length > 1 ? found.shift() : found?.[0];
    const own = place === undefined ? undefined : original.blocks[place];
    const isNext = place !== undefined && place === previous + 1 && (index > 0 || place === 0);
    written += isNext ? (own?.before ?? '') : index === 0 ? '' : '\n\n';
    written += own?.source ?? generate([block]);
    previous = place ?? Number.NaN;
  }
  return previous === original.blocks.length - 1 ? written + original.after : written;
};

/**
 * Writes a text of the editor as one of the provider. Blocks that the original has are written as they are in it, so an
 * unedited text stays equal byte for byte. A text that would read as other blocks is refused.
 */
export const writeMarkdown = ({ root }: LexicalText, original: string): Result<string, Message> => {
  try {
    const blocks = toBlocks(getChildren(root));
    const source = readBlocks(original);
    const wanted = toKeys(blocks);
    if (isEqual(wanted, listKeys(source))) return { ok: true, value: original };
    const generated = generate(blocks);
    for (const value of [reuse(blocks, source), generated])
      if (isEqual(wanted, listKeys(readBlocks(value)))) return { ok: true, value };
    const read = listKeys(readBlocks(generated));
    const differs = wanted.findIndex((key, index) => key !== read[index]);
    const at = differs < 0 ? 0 : differs;
    return { ok: false, error: text('unwritable', { number: at + 1, type: blocks[at]?.type ?? '' }) };
  } catch (error) {
    if (error instanceof Unsupported) return { ok: false, error: error.reason };
    throw error;
  }
};
