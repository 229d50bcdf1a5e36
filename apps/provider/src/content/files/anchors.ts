import serialize from 'dom-serializer';
import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Keeps the ids of an author apart from those of the page. */
const prefix = 'text-';

/** The id of an element of a text in its page. */
export const prefixId = (id: string): string => (id.startsWith(prefix) ? id : `${prefix}${id}`);

const listElements = (nodes: readonly ChildNode[]): Element[] =>
  nodes.flatMap((node) => (isTag(node) ? [node, ...listElements(node.children)] : []));

/** A fragment without percent-encoding. Returns it unchanged if it has none. */
export const decodeFragment = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/**
 * Prefixes the ids of sanitized blocks together with the links to them. A second element with the same id loses it, and
 * a link without a target becomes text; `#` and `#top` lead to the top of the page.
 */
export const linkAnchors = (blocks: readonly string[], sanitize: (html: string) => string): readonly string[] => {
  if (!blocks.some((block) => / (?:id="|href="#)/.test(block))) return blocks;
  const documents = blocks.map((block) => parseDocument(block));
  const elements = documents.flatMap(({ children }) => listElements(children));
  const ids = new Set<string>();
  for (const { attribs } of elements) {
    if (attribs['id'] === undefined) continue;
    const id = prefixId(attribs['id']);
    if (attribs['id'] === '' || ids.has(id)) delete attribs['id'];
    else attribs['id'] = id;
    ids.add(id);
  }
  for (const { attribs } of elements) {
    const fragment = /^#(.+)$/.exec(attribs['href'] ?? '')?.[1];
    if (fragment === undefined || fragment === 'top') continue;
    const id = prefixId(decodeFragment(fragment));
    if (ids.has(id)) attribs['href'] = `#${encodeURIComponent(id)}`;
    else delete attribs['href'];
  }
  return documents.map((document) => sanitize(serialize(document, { encodeEntities: 'utf8' })));
};
