import { isInlineElement } from '@masthead/content-rules/elements';
import serialize from 'dom-serializer';
import { type ChildNode, isTag, isText, type Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isHtmlTooDeep } from './nesting.ts';
import { typesetTexts } from './typeset.ts';

/** Elements whose text is data, not prose. */
const verbatim = new Set(['pre', 'code', 'kbd', 'samp', 'var', 'script', 'style', 'textarea']);

/** A piece of text: of a text node to typeset, or what stands for something else in the line. */
type Piece = { text: string; node?: Text };

const listPieces = (nodes: readonly ChildNode[], isVerbatim: boolean): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    // Letters stand for text that is not typeset, so that marks around it are those around a word.
    if (isText(node)) return [isVerbatim ? { text: 'x'.repeat(node.data.length) } : { text: node.data, node }];
    if (!isTag(node)) return [];
    const pieces = listPieces(node.children, isVerbatim || verbatim.has(node.name));
    return isInlineElement(node.name) ? pieces : [{ text: '\n' }, ...pieces, { text: '\n' }];
  });

/** Typesets nodes, never attributes or code. A quotation may cross an element within a line and no other. */
export const typesetNodes = (nodes: readonly ChildNode[], language: string): void => {
  const pieces = listPieces(nodes, false);
  const texts = typesetTexts(
    pieces.map(({ text }) => text),
    language,
  );
  for (const [index, { node }] of pieces.entries()) if (node) node.data = texts[index] ?? node.data;
};

/** Typesets the text of HTML. HTML that is nested too deep for recursion stays as it is. */
export const typesetHtml = (html: string, language: string): string => {
  if (isHtmlTooDeep(html)) return html;
  const document = parseDocument(html);
  typesetNodes(document.children, language);
  return serialize(document, { encodeEntities: 'utf8' });
};
