import { getHtmlText, unwrapCdata } from '@masthead/content-rules/html';
import { isSitePath } from '@masthead/content-rules/site-path';
import serialize from 'dom-serializer';
import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { linkAnchors, listLostFragments } from './anchors.ts';
import { arrangeHtml, type OnDropped } from './arrangeHtml.ts';
import { sanitizeBody, toTableFrame } from './sanitizeBody.ts';
import { isHtmlTooDeep } from './nesting.ts';
import { typesetNodes } from './typeset.ts';

const toHtml = (node: Element, language: string): string => {
  const html = serialize(node, { encodeEntities: 'utf8' });
  return node.name === 'table' ? toTableFrame(html, language) : html;
};

/** Whether a block shows something, or links lead to it. */
const hasContent = (block: string): boolean => /<(?:img|hr)\b| id="/.test(block) || getHtmlText(block) !== '';

/** Converts HTML to sanitized blocks whose links to targets in the text are not connected yet. */
export const toUnlinkedBlocks = (
  html: string,
  language: string,
  onDropped: OnDropped = () => undefined,
): readonly string[] => {
  // Schemas refuse HTML that is nested too deep. Markdown is nested deeper for a moment, and is only sanitized then.
  if (isHtmlTooDeep(html)) return [sanitizeBody(unwrapCdata(html))].filter(hasContent);
  const blocks = arrangeHtml(parseDocument(unwrapCdata(html)).children, onDropped);
  typesetNodes(blocks, language);
  return blocks.map((block) => sanitizeBody(toHtml(block, language))).filter(hasContent);
};

/** Converts the HTML of another content system to sanitized and typeset blocks (§3, bodyArray). */
export const toHtmlBlocks = (html: string, language = 'en-US'): readonly string[] =>
  linkAnchors(toUnlinkedBlocks(html, language));

/** Lists the elements of HTML that a body loses with their content, a sentence for each name. */
export const listDroppedElements = (html: string): readonly string[] => {
  if (isHtmlTooDeep(html)) return [];
  const dropped = new Map<string, { count: number; reason: string }>();
  arrangeHtml(parseDocument(unwrapCdata(html)).children, ({ name }, reason) =>
    dropped.set(name, { reason, count: (dropped.get(name)?.count ?? 0) + 1 }),
  );
  return [...dropped].map(
    ([name, { count, reason }]) => `${count} element(s) "${name}" are removed with their content. ${reason}`,
  );
};

/** Lists what a body loses of its HTML: elements with their content, and links to targets that it does not have. */
export const listLosses = (html: string): readonly string[] =>
  isHtmlTooDeep(html)
    ? []
    : [
        ...listDroppedElements(html),
        ...new Set(
          listLostFragments(parseDocument(unwrapCdata(html)).children).map(
            (fragment) => `The link "#${fragment.slice(0, 200)}" leads nowhere in the text, so it is text.`,
          ),
        ),
      ];

/** Lists the pictures of a body that are on other hosts. Sanitizing would remove them without a trace. */
export const listRemotePictures = (html: string): readonly string[] => {
  const sources: string[] = [];
  const collect = (nodes: readonly ChildNode[]): void => {
    for (const node of nodes) {
      if (!isTag(node)) continue;
      const source = node.attribs['src'] ?? '';
      if (node.name === 'img' && !isSitePath(source)) sources.push(source);
      collect(node.children);
    }
  };
  collect(parseDocument(unwrapCdata(html)).children);
  return sources.map(
    (source) => `shows the picture "${source.slice(0, 200)}" from another host. Upload it and use its path`,
  );
};
