import serialize from 'dom-serializer';
import { type ChildNode, isTag, isText, type Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isHtmlTooDeep } from './nesting.ts';
import { typesetTexts } from './typeset.ts';

/** Elements whose text is data, not prose. */
const verbatim = new Set(['pre', 'code', 'kbd', 'samp', 'var', 'script', 'style', 'textarea']);

/** Elements within a line, which separate no words. A quotation may start before one of them and end in it; any other element ends the text. */
export const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark nobr output q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** A piece of text: of a text node to typeset, or what stands for something else in the line. */
type Piece = { text: string; node?: Text };

const listPieces = (nodes: readonly ChildNode[], isVerbatim: boolean): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    // Letters stand for text that is not typeset, so that marks around it are those around a word.
    if (isText(node)) return [isVerbatim ? { text: 'x'.repeat(node.data.length) } : { text: node.data, node }];
    if (!isTag(node)) return [];
    const pieces = listPieces(node.children, isVerbatim || verbatim.has(node.name));
    return inlineElements.has(node.name) ? pieces : [{ text: '\n' }, ...pieces, { text: '\n' }];
  });

/**
 * Typesets the text of HTML in a language (BCP 47): never in attributes, code or preformatted text. HTML that is nested
 * too deep for recursion stays as it is.
 */
export const typesetHtml = (html: string, language: string): string => {
  if (isHtmlTooDeep(html)) return html;
  const document = parseDocument(html);
  const pieces = listPieces(document.children, false);
  const texts = typesetTexts(
    pieces.map(({ text }) => text),
    language,
  );
  for (const [index, { node }] of pieces.entries()) if (node) node.data = texts[index] ?? node.data;
  return serialize(document, { encodeEntities: 'utf8' });
};
