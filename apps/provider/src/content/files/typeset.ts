import { findTextLanguage } from '@masthead/texts/language-names';
import { isInlineElement } from '@masthead/content-rules/elements';
import serialize from 'dom-serializer';
import { type ChildNode, isTag, isText, type Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isHtmlTooDeep } from './nesting.ts';

export type Typeset = (text: string) => string;

/** Typesets English: “‘Yes’”. */
const typesetEnglish: Typeset = (text) =>
  text
    .replaceAll(/(^|[\s([{“‘/—–-])"/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{“/—–])'(?=\d\ds?\b)/gm, '$1’')
    .replaceAll(/^'(?=(?:s|re|ll|ve|d|t|m)\b)/gm, '’')
    .replaceAll(/(^|[\s([{“—–-])'/gm, '$1‘')
    .replaceAll("'", '’');

/** Typesets German: „‚Ja‘“. A single mark is a quotation mark only with its counterpart, otherwise an apostrophe. */
const typesetGerman: Typeset = (text) =>
  text
    .replaceAll(/(?<=[\p{L}\d])'(?=[\p{L}\d])/gu, '’')
    .replaceAll(/(^|[\s([{"„/—–-])'([^'\n]+)'(?![\p{L}\d])/gmu, '$1‚$2‘')
    .replaceAll("'", '’')
    .replaceAll(/(^|[\s([{‚/—–-])"/gm, '$1„')
    .replaceAll('"', '“');

/** Typesets quotation marks and apostrophes, one character for one. */
const createTypesetMarks = (language: string): Typeset =>
  findTextLanguage(language) === 'de' ? typesetGerman : typesetEnglish;

const typesetDashes: Typeset = (text) => text.replaceAll(/ --? /g, ' – ');

/** Typesets plain text in a language: quotation marks, apostrophes, and dashes for spaced hyphens. */
export const createTypeset = (language: string): Typeset => {
  const typesetMarks = createTypesetMarks(language);
  return (text) => typesetDashes(typesetMarks(text));
};

/** Typesets texts that follow one another, such as the text nodes of a paragraph, whose marks belong together. */
const typesetTexts = (texts: readonly string[], language: string): readonly string[] => {
  const dashed = texts.map(typesetDashes);
  const joined = createTypesetMarks(language)(dashed.join(''));
  let end = 0;
  return dashed.map(({ length }) => {
    end += length;
    return joined.slice(end - length, end);
  });
};

/** Typesets a name: O’Dowd, Dick’s. Addresses keep the straight apostrophe (`toAuthorSlug`). */
export const typesetName = (name: string): string => name.replaceAll("'", '’');

/** Elements whose text is data, not prose. */
const verbatim = new Set(['pre', 'code', 'kbd', 'samp', 'var', 'script', 'style', 'textarea']);

/** A piece of text: of a text node to typeset, or a placeholder for another part of the line. */
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
