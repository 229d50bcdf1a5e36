import { fold } from '@masthead/content-rules/fold';
import { escapeHtml, getHtmlText } from '@masthead/content-rules/html';
import serialize from 'dom-serializer';
import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Marked, MarkedExtension, Token, Tokens } from 'marked';
import { decodePercents } from '../../server/percentEncoding.ts';
import { sanitizeBody } from './sanitizeBody.ts';

/** Keeps the ids of an author apart from those of the page. */
const prefix = 'text-';

/** The id of an element of a text in its page. */
export const prefixId = (id: string): string => (id.startsWith(prefix) ? id : `${prefix}${id}`);

const listElements = (nodes: readonly ChildNode[]): Element[] =>
  nodes.flatMap((node) => (isTag(node) ? [node, ...listElements(node.children)] : []));

/** The fragment of a link within the text. Undefined for other links, and for those to the top of the page. */
const getFragment = ({ attribs }: Element): string | undefined => {
  const fragment = /^#(.+)$/.exec(attribs['href'] ?? '')?.[1];
  return fragment === 'top' ? undefined : fragment;
};

/** A fragment or path segment without percent-encoding. Returns it unchanged if the encoding is invalid. */
export const decodeFragment = (fragment: string): string => decodePercents(fragment) ?? fragment;

/** The letters and digits of a text, which `#costs-and-rents` and the heading "Costs and rents" share. */
const toLetters = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Finds the heading that a fragment names by its text: the source of a body may have no ids. */
const createFindHeading = (elements: readonly Element[]): ((fragment: string) => Element | undefined) => {
  const headings = new Map<string, Element>();
  for (const element of elements) {
    if (!/^h[1-6]$/.test(element.name)) continue;
    const letters = toLetters(getHtmlText(serialize(element.children, { encodeEntities: 'utf8' })));
    if (letters !== '' && !headings.has(letters)) headings.set(letters, element);
  }
  return (fragment) => headings.get(toLetters(decodeFragment(fragment)));
};

/** Lists the fragments of links whose target is not in the text. They become text. */
export const listLostFragments = (nodes: readonly ChildNode[]): readonly string[] => {
  const elements = listElements(nodes);
  const ids = new Set(elements.flatMap(({ attribs: { id, name } }) => [id, name]));
  const findHeading = createFindHeading(elements);
  return elements
    .filter(({ name }) => name === 'a')
    .flatMap((link) => getFragment(link) ?? [])
    .filter((fragment) => !ids.has(fragment) && !ids.has(decodeFragment(fragment)) && !findHeading(fragment));
};

/** A link to a part of an article of the publication: its address, and the fragment. */
const articleLink = /^(\/\d{4}\/\d{2}\/\d{2}\/[^/?#]+\/)#(.+)$/;

/**
 * Prefixes the ids of sanitized blocks and the links to them and to parts of articles. A link without a target becomes
 * text.
 */
export const linkAnchors = (blocks: readonly string[]): readonly string[] => {
  if (!blocks.some((block) => / (?:id="|href="(?:\/[^"#]*)?#)/.test(block))) return blocks;
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
  const findHeading = createFindHeading(elements);
  for (const element of elements) {
    const { attribs } = element;
    const [, article, part] = articleLink.exec(attribs['href'] ?? '') ?? [];
    if (article !== undefined && part !== undefined)
      attribs['href'] = `${article}#${encodeURIComponent(prefixId(decodeFragment(part)))}`;
    const fragment = getFragment(element);
    if (fragment === undefined) continue;
    const id = prefixId(decodeFragment(fragment));
    const heading = ids.has(id) ? undefined : findHeading(fragment);
    if (heading) ids.add((heading.attribs['id'] ??= id));
    const target = heading?.attribs['id'] ?? id;
    if (ids.has(target)) attribs['href'] = `#${encodeURIComponent(target)}`;
    else delete attribs['href'];
  }
  return documents.map((document) => sanitizeBody(serialize(document, { encodeEntities: 'utf8' })));
};

type Footnote = Tokens.Generic & { type: 'footnote'; label: string; tokens: Token[] };
type Reference = Tokens.Generic & { type: 'footnoteReference'; label: string; id?: string; number?: number };

const isFootnote = (token: Token): token is Footnote => token.type === 'footnote';
const isReference = (token: Token): token is Reference => token.type === 'footnoteReference';

/** A definition: its line, those of the same paragraph, and indented ones. */
const definition =
  /^ {0,3}\[\^([^\]\s]{1,100})\]:([^\n]*(?:\n(?=[\p{L}"'“(*_])[^\n]+)*(?:\n+(?: {2}|\t)[^\n]+)*)(?:\n|$)/u;

/** Lexers that read a note. Notes within notes would nest without limit. */
const busy = new WeakSet<object>();

/** Footnotes of Markdown, as GitHub writes them: `[^1]` in the text and `[^1]: The note` at the top level. */
export const footnotes: MarkedExtension = {
  extensions: [
    {
      name: 'footnote',
      level: 'block',
      start: (source) => /\n {0,3}\[\^/.exec(source)?.index,
      tokenizer(source) {
        const { lexer } = this;
        if (!lexer.state.top || busy.has(lexer)) return undefined;
        const [raw, label = '', text = ''] = definition.exec(source) ?? [];
        if (raw === undefined) return undefined;
        busy.add(lexer);
        const tokens = lexer.blockTokens(text.replaceAll(/\n(?: {1,4}|\t)/g, '\n').trim());
        busy.delete(lexer);
        return { type: 'footnote', raw, label, tokens };
      },
      renderer: () => '',
    },
    {
      name: 'footnoteReference',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const [raw, label] = /^\[\^([^\]\s]{1,100})\]/.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'footnoteReference', raw, label };
      },
      renderer: ({ raw, id, number }) =>
        id === undefined ? escapeHtml(raw) : `<sup id="${id}"><a href="#fn-${number}">${number}</a></sup>`,
    },
  ],
};

/** Numbers footnotes in the order of their references, and returns their list as HTML with links back. */
export const renderFootnotes = (markdown: Marked, tokens: Token[]): string => {
  const notes = new Map<string, Token[]>();
  for (const { label, tokens: text } of tokens.filter(isFootnote))
    notes.set(label, [...(notes.get(label) ?? []), ...text]);
  const references = new Map<string, Reference[]>();
  markdown.walkTokens(tokens, (token) => {
    if (!isReference(token) || !notes.has(token.label)) return;
    const others = references.get(token.label) ?? [];
    references.set(token.label, others);
    others.push(token);
    token.number = others[0]?.number ?? references.size;
    token.id = `fnref-${token.number}${others.length > 1 ? `-${others.length}` : ''}`;
  });
  if (notes.size === 0) return '';
  const labels = [...references.keys(), ...[...notes.keys()].filter((label) => !references.has(label))];
  const items = labels.map((label, index) => {
    const links = (references.get(label) ?? []).map(({ id, number }) => ` <a href="#${id}">↩ ${number}</a>`).join('');
    const html = markdown.parser(notes.get(label) ?? []).trimEnd();
    const end = html.endsWith('</p>') ? -'</p>'.length : html.length;
    return `<li id="fn-${index + 1}">${html.slice(0, end)}${links}${html.slice(end)}</li>`;
  });
  return `<hr><ol>${items.join('')}</ol>`;
};
