import { escapeHtml } from '@masthead/content-rules/html';
import serialize from 'dom-serializer';
import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { sanitizeBody, toTableFrame } from './bodyBlocks.ts';
import { isSitePath } from './schema/common.ts';

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
]);

/** Heading levels of other systems: only the page's title has level 1, and the deepest level of a body is 4. */
const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const renameHeadings = (nodes: readonly ChildNode[]): void => {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    node.name = headings[node.name] ?? node.name;
    renameHeadings(node.children);
  }
};

/** Elements that only group blocks. Their children are blocks. */
const groups = new Set(['section', 'article', 'main', 'header', 'aside', 'body', 'html', 'center']);

const isGroup = (node: ChildNode): boolean =>
  isTag(node) &&
  (groups.has(node.name) ||
    (node.name === 'div' && node.children.some((child) => isTag(child) && blockElements.has(child.name))));

const ungroup = (nodes: readonly ChildNode[]): readonly ChildNode[] =>
  nodes.flatMap((node) => (isTag(node) && isGroup(node) ? ungroup(node.children) : [node]));

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
  for (const node of ungroup(document.children)) {
    if (isTag(node) && blockElements.has(node.name)) {
      flush();
      blocks.push(toHtml(node, language));
    } else if (isText(node)) inline += escapeHtml(node.data);
    else inline += toHtml(node, language);
  }
  flush();
  return blocks.map(sanitizeBody).filter((block) => block !== '' && block !== '<p></p>');
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
