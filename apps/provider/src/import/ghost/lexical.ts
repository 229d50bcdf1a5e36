import { escapeHtml } from '@masthead/content-rules/html';
import type { AddNote } from '../bodyTree.ts';
import { convertCard, isCard } from './cards.ts';

type LexicalNode = Readonly<Record<string, unknown>>;

/** Maximum nesting of nodes, such as of lists. */
const maxDepth = 40;

const isNode = (value: unknown): value is LexicalNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const getString = (node: LexicalNode, name: string): string => (typeof node[name] === 'string' ? node[name] : '');

/** Formats of text by their bit. */
const formats: readonly (readonly [bit: number, tag: string])[] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

const toText = (node: LexicalNode): string => {
  const format = typeof node['format'] === 'number' ? node['format'] : 0;
  return formats.reduce(
    // oxlint-disable-next-line no-bitwise -- Lexical stores formats as bits.
    (html, [bit, tag]) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeHtml(getString(node, 'text')),
  );
};

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const getNumber = (node: LexicalNode, name: string): number | undefined =>
  Number.isInteger(node[name]) ? Number(node[name]) : undefined;

/** Whether an item only holds a nested list. The editor stores that list after the item that it belongs to. */
const isNestedList = (item: unknown): boolean =>
  isNode(item) &&
  Array.isArray(item['children']) &&
  isNode(item['children'][0]) &&
  item['children'][0]['type'] === 'list';

/** The numbers of the items of an ordered list, where they do not follow from the item before. */
const listValues = (list: LexicalNode, items: readonly unknown[]): readonly (number | undefined)[] => {
  const step = list['reversed'] === true ? -1 : 1;
  const count = items.filter((item) => !isNestedList(item)).length;
  let expected = getNumber(list, 'start') ?? (step === 1 ? 1 : count);
  return items.map((item) => {
    if (!isNode(item) || isNestedList(item)) return undefined;
    const value = getNumber(item, 'value') ?? expected;
    const isExpected = value === expected;
    expected = value + step;
    return isExpected ? undefined : value;
  });
};

/** Keeps the number that an ordered list starts with, and its direction. */
const toList = (node: LexicalNode, content: string, dir: string): string => {
  const items = content.replaceAll(/<\/li><li(?: dir="rtl")?>(?=<[ou]l\b)/g, '');
  if (getString(node, 'listType') !== 'number') return `<ul${dir}>${items}</ul>`;
  const start = getNumber(node, 'start') ?? 1;
  const isReversed = node['reversed'] === true;
  const hasStart = start !== 1 || (isReversed && node['start'] !== undefined);
  return `<ol${dir}${isReversed ? ' reversed' : ''}${hasStart ? ` start="${start}"` : ''}>${items}</ol>`;
};

/** The box of an item of a check list, as a character. Other items have none. */
const getBox = (item: LexicalNode): string =>
  typeof item['checked'] !== 'boolean' || isNestedList(item) ? '' : item['checked'] ? '☑ ' : '☐ ';

const toElement = (node: LexicalNode, content: string, value: number | undefined): string | undefined => {
  const dir = node['direction'] === 'rtl' ? ' dir="rtl"' : '';
  switch (getString(node, 'type')) {
    case 'root':
    case 'autolink':
      return content;
    case 'paragraph':
      return content.trim() === '' ? '' : `<p${dir}>${content}</p>`;
    case 'heading':
    case 'extended-heading': {
      const tag = getString(node, 'tag');
      return headings.has(tag) ? `<${tag}${dir}>${content}</${tag}>` : `<h2${dir}>${content}</h2>`;
    }
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p${dir}>${content}</p></blockquote>`;
    case 'list':
      return toList(node, content, dir);
    case 'listitem':
      return `<li${dir}${value === undefined ? '' : ` value="${value}"`}>${getBox(node)}${content}</li>`;
    case 'link':
      return `<a href="${escapeHtml(getString(node, 'url'))}">${content}</a>`;
    default:
      return undefined;
  }
};

const convertNode = (node: unknown, note: AddNote, depth: number, value?: number): string => {
  if (!isNode(node)) return '';
  const type = getString(node, 'type');
  if (type === 'linebreak') return '<br>';
  if (type === 'tab') return ' ';
  if (type === 'zwnj') return '';
  if (!isCard(type) && typeof node['text'] === 'string') return toText(node);
  if (isCard(type)) return `${convertCard(type, node, note)}\n`;
  if (depth > maxDepth) {
    note('not-imported', 'nested nodes', `Nodes of the editor are nested more than ${maxDepth} deep.`);
    return '';
  }
  const children: readonly unknown[] = Array.isArray(node['children']) ? node['children'] : [];
  if (getString(node, 'listType') === 'check')
    note('changed', 'check list', 'Readers cannot check its boxes, which are characters.');
  const values = getString(node, 'listType') === 'number' ? listValues(node, children) : [];
  const content = children.map((child, index) => convertNode(child, note, depth + 1, values[index])).join('');
  const html = toElement(node, content, value);
  if (html !== undefined) return html;
  if (content === '') return convertCard(type || 'without a type', node, note);
  note('changed', `node ${type.slice(0, 60)}`, 'It is not known. Its text is imported.');
  return `<p>${content}</p>`;
};

/** Converts a document of the Lexical editor to HTML. Undefined, with a note, if it is damaged. */
export const convertLexical = (text: string, note: AddNote): string | undefined => {
  try {
    const { root } = JSON.parse(text) as { root?: unknown };
    if (isNode(root)) return convertNode(root, note, 0);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  note('not-imported', 'text', 'The document of the editor (lexical) is damaged.');
  return undefined;
};
