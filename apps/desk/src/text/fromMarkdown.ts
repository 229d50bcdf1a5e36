import type { List, ListItem, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parseChart } from './chart.ts';
import { element, type LexicalNode, type LexicalText } from './lexical.ts';
import { createUnsupported, toInline, Unsupported } from './runs.ts';

const toParagraph = (children: Parameters<typeof toInline>[0], format = ''): LexicalNode =>
  element('paragraph', toInline(children), { format, textFormat: 0, textStyle: '' });

const toItems = ({ children, checked }: ListItem, value: number, indent: number): LexicalNode[] => {
  const [first, ...rest] = children;
  if (checked != null) throw new Unsupported('a list of tasks');
  if (first?.type !== 'paragraph') throw new Unsupported('a list with blocks');
  const lists = rest.map((node) => {
    if (node.type !== 'list') throw new Unsupported('a list with blocks');
    return element('listitem', [toList(node, indent + 1)], { value: value + 1, indent });
  });
  return [element('listitem', toInline(first.children), { value, indent }), ...lists];
};

const toList = ({ ordered, start: first, children }: List, indent = 0): LexicalNode => {
  const start = (ordered ? first : undefined) ?? 1;
  const items = children.flatMap((item, index) => toItems(item, start + index, indent));
  return element('list', items, { listType: ordered ? 'number' : 'bullet', tag: ordered ? 'ol' : 'ul', start });
};

const toTable = ({ align, children: rows }: Table): LexicalNode => {
  const columns = [...(rows[0]?.children ?? []).keys()];
  const toRow = ({ children: cells }: TableRow, index: number): LexicalNode => {
    const fields = { headerState: index === 0 ? 1 : 0, colSpan: 1, rowSpan: 1, backgroundColor: null };
    const toCell = (column: number): LexicalNode =>
      element('tablecell', [toParagraph(cells[column]?.children ?? [], align?.[column] ?? '')], fields);
    return element('tablerow', columns.map(toCell));
  };
  return element('table', rows.map(toRow));
};

const toBlock = (blockType: string, id: string, fields: object): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType, ...fields },
});

const toNode = (node: RootContent, id: string): LexicalNode => {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children;
      if (only?.type !== 'image' || others.length > 0) return toParagraph(node.children);
      return toBlock('picture', id, { src: only.url, alt: only.alt ?? '', caption: only.title ?? '' });
    }
    case 'heading':
      return element('heading', toInline(node.children), { tag: `h${node.depth}` });
    case 'blockquote': {
      const [only, ...others] = node.children;
      if (only?.type !== 'paragraph' || others.length > 0) throw new Unsupported('a quotation with blocks');
      return element('quote', toInline(only.children));
    }
    case 'list':
      return toList(node);
    case 'table':
      return toTable(node);
    case 'thematicBreak':
      return { type: 'horizontalrule', version: 1 };
    case 'code': {
      const { type: kind, ...chart } = (node.lang === 'chart' && parseChart(node.value)) || {};
      if (kind === undefined) throw new Unsupported(node.lang === 'chart' ? 'a chart with issues' : 'code');
      return toBlock('chart', id, { ...chart, kind });
    }
    default:
      throw createUnsupported(node.type);
  }
};

const readNode = (node: RootContent, id: string, markdown: string): LexicalNode => {
  try {
    return toNode(node, id);
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error;
    return toBlock('markdown', id, { blockName: error.message, markdown });
  }
};

/** A block of a text for the editor, its Markdown, and the characters between it and the block before. */
type SourceBlock = { node: LexicalNode; source: string; before: string };
/** The blocks of a text and what follows the last one. Joined, `before` and `source` of all are the text. */
export type SourceText = { blocks: readonly SourceBlock[]; after: string };

/** Reads the blocks of a text. Every text is readable; what the editor does not know stays as its source. */
export const readBlocks = (text: string): SourceText => {
  const { children } = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  let at = 0;
  const blocks = children.map((child, index): SourceBlock => {
    const start = child.position?.start.offset ?? at;
    const end = child.position?.end.offset ?? start;
    const source = text.slice(start, end);
    const before = text.slice(at, start);
    at = end;
    return { node: readNode(child, `block-${index}`, source), source, before };
  });
  return { blocks, after: text.slice(at) };
};

/** Reads a text of the provider for the editor, which needs at least one block. */
export const readMarkdown = (text: string): LexicalText => {
  const nodes = readBlocks(text).blocks.map(({ node }) => node);
  return { root: element('root', nodes.length === 0 ? [toParagraph([])] : nodes) };
};
