import { type Block, getLink, type List, marks, normalizeRuns, type Run } from './blocks.ts';
import { toChart } from './chart.ts';

/** A node of Lexical, as it is stored. Its fields depend on its type. */
export type LexicalNode = { type: string; version: number; children?: LexicalNode[]; [field: string]: unknown };
/** What the rich text field stores. */
export type LexicalText = { root: LexicalNode };

const element = (type: string, children: LexicalNode[], fields: Record<string, unknown> = {}): LexicalNode => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
  ...fields,
});

const toText = ({ text, marks: format }: Run): LexicalNode => ({
  type: 'text',
  version: 1,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text,
});

const toInline = (runs: readonly Run[]): LexicalNode[] => {
  const nodes: LexicalNode[] = [];
  let linked: { url: string; children: LexicalNode[] } | undefined;
  for (const run of runs) {
    const url = getLink(run);
    if (url === undefined) {
      linked = undefined;
      nodes.push('break' in run ? { type: 'linebreak', version: 1 } : toText(run));
    } else if (linked?.url === url) {
      linked.children.push(toText(run));
    } else {
      linked = { url, children: [toText(run)] };
      nodes.push(element('link', linked.children, { version: 3, fields: { linkType: 'custom', newTab: false, url } }));
    }
  }
  return nodes;
};

const paragraph = (runs: readonly Run[], format = ''): LexicalNode =>
  element('paragraph', toInline(runs), { format, textFormat: 0, textStyle: '' });

const toListNode = ({ start, entries }: List, indent = 0): LexicalNode => {
  let value = start ?? 1;
  const items = entries.flatMap(({ runs, lists }) => {
    const own = element('listitem', toInline(runs), { value, indent });
    value += 1;
    return [own, ...lists.map((list) => element('listitem', [toListNode(list, indent + 1)], { value, indent }))];
  });
  const kind = start === undefined ? { listType: 'bullet', tag: 'ul' } : { listType: 'number', tag: 'ol' };
  return element('list', items, { ...kind, start: start ?? 1 });
};

const toBlockNode = (id: string, fields: Record<string, unknown>): LexicalNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', ...fields },
});

const toNode = (block: Block, id: string): LexicalNode => {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.runs);
    case 'heading':
      return element('heading', toInline(block.runs), { tag: `h${block.depth}` });
    case 'quote':
      return element('quote', toInline(block.runs));
    case 'list':
      return toListNode(block);
    case 'rule':
      return { type: 'horizontalrule', version: 1 };
    case 'table':
      return element(
        'table',
        block.rows.map((row, index) =>
          element(
            'tablerow',
            row.map((runs, column) =>
              element('tablecell', [paragraph(runs, block.align[column])], {
                headerState: index === 0 ? 1 : 0,
                colSpan: 1,
                rowSpan: 1,
                backgroundColor: null,
              }),
            ),
          ),
        ),
      );
    case 'picture':
      return toBlockNode(id, { blockType: 'picture', src: block.src, alt: block.alt, caption: block.caption });
    case 'chart': {
      const { type, highlight = [], ...chart } = block.chart;
      return toBlockNode(id, { blockType: 'chart', ...chart, kind: type, highlight: [...highlight] });
    }
    case 'source':
      return toBlockNode(id, { blockType: 'markdown', blockName: block.reason, markdown: block.markdown });
    default:
      return block satisfies never;
  }
};

/** Converts blocks to the state of the editor. */
export const toLexical = (blocks: readonly Block[]): LexicalText => ({
  // The editor needs at least one block.
  root: element(
    'root',
    blocks.length === 0 ? [paragraph([])] : blocks.map((block, index) => toNode(block, `block-${index}`)),
  ),
});

const allMarks = Object.values(marks).reduce((sum, bit) => sum | bit, 0);

const getChildren = ({ children }: LexicalNode): readonly LexicalNode[] => children ?? [];
const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Thrown inside this file only: content that a text cannot have. */
class Unwritable extends Error {}

const readInline = (nodes: readonly LexicalNode[], link?: string): readonly Run[] =>
  nodes.flatMap((node): readonly Run[] => {
    switch (node.type) {
      case 'text':
        // Other formats, such as underlined text that was pasted, have no Markdown.
        return [
          {
            text: getText(node['text']),
            marks: Number(node['format']) & allMarks,
            ...(link !== undefined && { link }),
          },
        ];
      case 'tab':
        return [{ text: ' ', marks: 0 }];
      case 'linebreak':
        return [{ text: '\n', marks: 0, break: true }];
      case 'link':
      case 'autolink':
        return readInline(getChildren(node), getText((node['fields'] as Record<string, unknown>)['url']));
      default:
        throw new Unwritable(`"${node.type}" within a line cannot be written as Markdown. Remove it.`);
    }
  });

const readRuns = (node: LexicalNode): readonly Run[] => normalizeRuns(readInline(getChildren(node)));

const readList = (node: LexicalNode): List => {
  const entries: { runs: readonly Run[]; lists: List[] }[] = [];
  for (const item of getChildren(node)) {
    const lists = getChildren(item).filter(({ type }) => type === 'list');
    const last = entries.at(-1);
    if (lists.length > 0 && last) last.lists.push(...lists.map(readList));
    else if (lists.length > 0) throw new Unwritable('A list begins with an indented entry. Outdent it.');
    else entries.push({ runs: readRuns(item), lists: [] });
  }
  const start = node['listType'] === 'number' ? { start: Number(node['start'] ?? 1) } : {};
  return { kind: 'list', ...start, entries };
};

const readTable = (node: LexicalNode): Block => {
  const cells = getChildren(node).map((row) => getChildren(row));
  const readCell = (cell: LexicalNode): readonly Run[] => {
    const [only, ...others] = getChildren(cell);
    if (others.length > 0 || (only && only.type !== 'paragraph'))
      throw new Unwritable('A cell of a table has more than one paragraph. Join them.');
    if (Number(cell['colSpan'] ?? 1) > 1 || Number(cell['rowSpan'] ?? 1) > 1)
      throw new Unwritable('A table has merged cells. Split them.');
    return only ? readRuns(only) : [];
  };
  const align = (cells[0] ?? []).map((cell) => getText(getChildren(cell)[0]?.['format']));
  return { kind: 'table', align, rows: cells.map((row) => row.map(readCell)) };
};

const readBlockNode = (node: LexicalNode): Block => {
  const fields = (node['fields'] ?? {}) as Record<string, unknown>;
  switch (fields['blockType']) {
    case 'picture':
      return {
        kind: 'picture',
        src: getText(fields['src']),
        alt: getText(fields['alt']),
        caption: getText(fields['caption']),
      };
    case 'chart':
      return { kind: 'chart', chart: toChart({ ...fields, type: fields['kind'] }) };
    case 'markdown':
      return { kind: 'source', markdown: getText(fields['markdown']), reason: getText(fields['blockName']) };
    default:
      throw new Unwritable(`A block "${getText(fields['blockType'])}" cannot be written as Markdown. Remove it.`);
  }
};

const readNode = (node: LexicalNode): Block => {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', runs: readRuns(node) };
    case 'heading':
      return { kind: 'heading', depth: Number(getText(node['tag']).slice(1)), runs: readRuns(node) };
    case 'quote':
      return { kind: 'quote', runs: readRuns(node) };
    case 'list':
      return readList(node);
    case 'horizontalrule':
      return { kind: 'rule' };
    case 'table':
      return readTable(node);
    case 'block':
      return readBlockNode(node);
    default:
      throw new Unwritable(`A block "${node.type}" cannot be written as Markdown. Remove it.`);
  }
};

/** The blocks of the editor's state, or the reason why a text cannot have them. */
export type LexicalResult = { ok: true; value: readonly Block[] } | { ok: false; error: string };

/** Reads the state of the editor. */
export const fromLexical = ({ root }: LexicalText): LexicalResult => {
  try {
    return { ok: true, value: getChildren(root).map(readNode) };
  } catch (error) {
    if (error instanceof Unwritable) return { ok: false, error: error.message };
    throw error;
  }
};
