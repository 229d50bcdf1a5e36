import type { DocumentParts } from '../documentParts.ts';
import { parseRows, serializeRows } from './payloadRows.ts';
import { removeStaticElements } from './staticRegions.ts';

/** Next writes the RSC payload (React's data for hydration) in scripts that push text: `[1, text]`. */
const textStart = '<script>self.__next_f.push([1,"';
const textEnd = '"])</script>';
/** Start of a script that pushes binary data, `[3, base64]`. */
const binaryStart = '<script>self.__next_f.push([3,';

/** Escapes characters of JSON that could end the script element or the string. */
const escapeForScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The markup before the first payload script and after it, without those scripts, and their joined text. */
type SplitDocument = { before: string; after: string; payload: string };

/** Separates the payload of a document from its markup. Undefined where it has binary data or is incomplete. */
const splitPayload = (html: string): SplitDocument | undefined => {
  if (html.includes(binaryStart)) return undefined;
  const markup: string[] = [];
  const payload: string[] = [];
  let position = 0;
  for (let from = html.indexOf(textStart); from !== -1; from = html.indexOf(textStart, position)) {
    const to = html.indexOf(textEnd, from);
    if (to === -1) return undefined;
    markup.push(html.slice(position, from));
    // With its quotes, which are the last character of the start and the first of the end.
    payload.push(JSON.parse(html.slice(from + textStart.length - 1, to + 1)) as string);
    position = to + textEnd.length;
  }
  if (payload.length === 0) return undefined;
  const [before = '', ...after] = markup;
  return { before, after: after.join('') + html.slice(position), payload: payload.join('') };
};

/**
 * Removes from the payload of a document what its markup already contains (decision 15). A document whose payload has a form
 * that this module does not know is returned unchanged: larger, and correct.
 */
export const slimPayload = (html: string): DocumentParts => {
  const split = splitPayload(html);
  const rows = split && parseRows(split.payload);
  if (!rows) return [html];
  const payload = serializeRows(removeStaticElements(rows));
  const script = `<script>self.__next_f.push(${escapeForScript(JSON.stringify([1, payload]))})</script>`;
  return [split.before, script, split.after];
};
