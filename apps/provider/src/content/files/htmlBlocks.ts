import { isSitePath } from '@masthead/content-rules/site-path';
import { escapeHtml, getHtmlText } from '@masthead/content-rules/html';
import { articleContent } from '@masthead/content-rules/html-rules';
import serialize from 'dom-serializer';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { linkAnchors } from './anchors.ts';
import { sanitizeBody, toTableFrame } from './bodyBlocks.ts';
import { inlineElements } from './typesetHtml.ts';

/** Elements that are a block of their own; anything else between them becomes a paragraph. */
const blockElements = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'blockquote',
  'figure',
  'table',
  'div',
  'hr',
  'footer',
  'pre',
  'dl',
]);

/** Heading levels of other systems: only the page's title has level 1, and the deepest level of a body is 4. */
const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', summary: 'h4' };

const allowed = new Set<string>(articleContent.allowedTags);
/** Elements that sanitizing removes with their text. */
const removed = new Set(['script', 'style', 'textarea', 'option', 'noscript']);

/** Whether an element is none of an article's, and not within a line. */
const isUnwrapped = ({ name }: Element): boolean =>
  !allowed.has(name) && !inlineElements.has(name) && !removed.has(name);

const renameHeadings = (nodes: readonly ChildNode[]): void => {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    node.name = headings[node.name] ?? node.name;
    renameHeadings(node.children);
    // Sanitizing removes the tags: what they separated stays apart.
    if (isUnwrapped(node)) node.children = [new Text(' '), ...node.children, new Text(' ')];
  }
};

/** Elements that only group blocks. Their children are blocks. */
const isGroup = (element: Element): boolean =>
  isUnwrapped(element) ||
  (element.name === 'div' && element.children.some((child) => isTag(child) && blockElements.has(child.name)));

/** The children of a group with its id, language and direction. */
const ungroup = ({ attribs, children }: Element): readonly ChildNode[] => {
  const { id, lang, dir } = attribs;
  const inherited = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
  const nodes = children.map((child) => {
    if (isTag(child)) child.attribs = { ...inherited, ...child.attribs };
    return isText(child) && child.data.trim() !== '' && (lang ?? dir) !== undefined
      ? new Element('span', inherited, [child])
      : child;
  });
  const first = nodes.find(isTag);
  if (id !== undefined && first) first.attribs['id'] ??= id;
  return nodes;
};

const toHtml = (node: ChildNode, language: string): string => {
  const html = serialize(node, { encodeEntities: 'utf8' });
  return isTag(node) && node.name === 'table' ? toTableFrame(html, language) : html;
};

/** Splits running text at empty lines, as content systems that store paragraphs without tags do. */
const toParagraphs = (html: string): readonly string[] =>
  html
    .split(/\n[ \t]*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`);

/** Whether a block shows something, or links lead to it. */
const hasContent = (block: string): boolean => /<(?:img|hr)\b| id="/.test(block) || getHtmlText(block) !== '';

/**
 * Converts the HTML of another content system to sanitized blocks, each a paragraph, heading, list, quotation, table or
 * figure (§3, bodyArray). Text and inline elements between blocks become paragraphs.
 */
export const toHtmlBlocks = (html: string, language = 'en-US'): readonly string[] => {
  const document = parseDocument(html);
  renameHeadings(document.children);
  const blocks: string[] = [];
  let inline = '';
  const flush = (): void => {
    blocks.push(...toParagraphs(inline));
    inline = '';
  };
  const split = (node: ChildNode): void => {
    if (isTag(node) && isGroup(node)) {
      flush();
      ungroup(node).forEach(split);
      flush();
    } else if (isTag(node) && blockElements.has(node.name)) {
      flush();
      blocks.push(toHtml(node, language));
    } else if (isText(node)) inline += escapeHtml(node.data);
    else inline += toHtml(node, language);
  };
  document.children.forEach(split);
  flush();
  return linkAnchors(blocks.map(sanitizeBody).filter(hasContent), sanitizeBody);
};

/** Lists the pictures of a body that are on other hosts. Sanitizing would remove them without a trace. */
export const listRemotePictures = (html: string): readonly { path: string; message: string }[] => {
  const sources: string[] = [];
  const collect = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const source = node.attribs['src'] ?? '';
      if (node.name === 'img' && !isSitePath(source)) sources.push(source);
      collect(node.children);
    }
  };
  collect(parseDocument(html).children);
  return sources.map((source) => ({
    path: 'body.html',
    message: `shows the picture "${source.slice(0, 200)}" from another host. Upload it and use its path`,
  }));
};
