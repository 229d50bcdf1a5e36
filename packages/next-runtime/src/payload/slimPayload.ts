import { parseRows, serializeRows } from './payloadRows.ts';
import { removeStaticElements } from './staticRegions.ts';

const textStart = '<script>self.__next_f.push([1,"';
const textEnd = '"])</script>';
/** Next pushes parts of a payload that are not text in another form. */
const binaryStart = '<script>self.__next_f.push([3,';

/** Escapes what would end the script or its string. */
const escapeForScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A document without its payload scripts, the position of the first of them, and their joined content. */
type SplitDocument = { markup: string; payloadPosition: number; payload: string };

/** Takes the payload out of a document: React's data for hydration, which Next writes in several scripts. */
const splitPayload = (html: string): SplitDocument | undefined => {
  if (html.includes(binaryStart)) return undefined;
  const markup: string[] = [];
  const payload: string[] = [];
  let position = 0;
  for (let from = html.indexOf(textStart); from !== -1; from = html.indexOf(textStart, position)) {
    const to = html.indexOf(textEnd, from);
    if (to === -1) return undefined;
    markup.push(html.slice(position, from));
    payload.push(JSON.parse(`"${html.slice(from + textStart.length, to)}"`) as string);
    position = to + textEnd.length;
  }
  if (payload.length === 0) return undefined;
  const [beforePayload = ''] = markup;
  markup.push(html.slice(position));
  return { markup: markup.join(''), payloadPosition: beforePayload.length, payload: payload.join('') };
};

/**
 * Shortens the payload of a document to what the browser does not have in the markup (decision 35). The document stays
 * unchanged where its payload has another form than this module expects; it is then only larger.
 */
export const slimPayload = (html: string): string => {
  const split = splitPayload(html);
  const rows = split && parseRows(split.payload);
  if (!rows) return html;
  const { markup, payloadPosition } = split;
  const payload = serializeRows(removeStaticElements(rows));
  const script = `<script>self.__next_f.push(${escapeForScript(JSON.stringify([1, payload]))})</script>`;
  return markup.slice(0, payloadPosition) + script + markup.slice(payloadPosition);
};
