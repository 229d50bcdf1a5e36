import render from 'dom-serializer';
import { type ChildNode, type Document, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { NoteKind } from './items.ts';

/** Adds a note of an item to the report. */
export type AddNote = (kind: NoteKind, subject: string, reason: string, value?: string) => void;

/** Limits of a body: characters, and nesting of its elements. */
const limits = { characters: 2_000_000, depth: 200 } as const;

type Walked = { node: ChildNode; depth: number };

/** Lists the nodes of a tree in their order. It does not recurse, because a hostile tree is deep. */
function* walk(root: Document): Generator<Walked> {
  const stack: Walked[] = root.children.map((node) => ({ node, depth: 1 })).toReversed();
  for (let next = stack.pop(); next; next = stack.pop()) {
    yield next;
    if (!isTag(next.node)) continue;
    for (const child of next.node.children.toReversed()) stack.push({ node: child, depth: next.depth + 1 });
  }
}

/** Parses the HTML of a body. Undefined, with a note, if it is too long or nested too deeply. */
export const parseBody = (html: string, note: AddNote): Document | undefined => {
  if (html.length > limits.characters) {
    note('not-imported', 'body', `It has more than ${limits.characters / 1e6} million characters.`);
    return undefined;
  }
  const root = parseDocument(html);
  for (const { depth } of walk(root))
    if (depth > limits.depth) {
      note('not-imported', 'body', `Its elements are nested more than ${limits.depth} deep.`);
      return undefined;
    }
  return root;
};

/** Lists the elements of a tree in their order. */
export const listElements = (root: Document): readonly Element[] =>
  [...walk(root)].flatMap(({ node }) => (isTag(node) ? [node] : []));

/** The HTML of nodes. */
export const toHtml = (nodes: ChildNode | Document | readonly ChildNode[]): string =>
  render(Array.isArray(nodes) ? [...nodes] : (nodes as ChildNode | Document), { encodeEntities: 'utf8' });

const blocks = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const invisible = new Set(['script', 'style', 'noscript', 'template']);

/** The visible text of HTML, with its entities decoded and white space collapsed. Long texts are cut. */
export const toText = (html: string): string => {
  const root = parseDocument(html.slice(0, limits.characters));
  let text = '';
  for (const { node } of walk(root)) {
    if (isTag(node) && blocks.has(node.name)) text += ' ';
    const { parent } = node;
    if (isText(node) && !(parent && isTag(parent as ChildNode) && invisible.has((parent as Element).name)))
      text += node.data;
    if (node.next === null && parent && isTag(parent as ChildNode) && blocks.has((parent as Element).name)) text += ' ';
  }
  return text.replaceAll(/\s+/g, ' ').trim();
};

/** Attributes with an address. */
const addressAttributes = ['href', 'src', 'poster'] as const;

/** Resolves an address. Returns it unchanged if it cannot be. */
export const resolveAddress = (address: string, base: string | undefined): string => {
  const trimmed = address.trim();
  return base !== undefined && trimmed !== '' && URL.canParse(trimmed, base) ? new URL(trimmed, base).href : trimmed;
};

/** Makes the relative addresses of a tree absolute. `srcset` is removed, because the publication makes its own sizes. */
export const resolveAddresses = (root: Document, base: string): void => {
  for (const { attribs } of listElements(root)) {
    for (const name of addressAttributes) {
      const address = attribs[name];
      if (address !== undefined && !address.startsWith('#')) attribs[name] = resolveAddress(address, base);
    }
    delete attribs['srcset'];
  }
};
