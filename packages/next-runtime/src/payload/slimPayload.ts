import { parseRows, printRows } from './payloadRows.ts';
import { removeStaticElements } from './staticRegions.ts';

const start = '<script>self.__next_f.push([1,"';
const end = '"])</script>';
/** Next pushes parts of a payload that are not text in another form. */
const binaryStart = '<script>self.__next_f.push([3,';

/** Escapes what would end the script or its string. */
const inScript = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

type Split = { markup: string; position: number; payload: string };

/** Takes the payload out of a document: React's data for hydration, which Next writes in several scripts. */
const splitPayload = (html: string): Split | undefined => {
  if (html.includes(binaryStart)) return undefined;
  const markup: string[] = [];
  const payload: string[] = [];
  let done = 0;
  for (let from = html.indexOf(start); from !== -1; from = html.indexOf(start, done)) {
    const to = html.indexOf(end, from);
    if (to === -1) return undefined;
    markup.push(html.slice(done, from));
    payload.push(JSON.parse(`"${html.slice(from + start.length, to)}"`) as string);
    done = to + end.length;
  }
  const [before = ''] = markup;
  if (payload.length === 0) return undefined;
  return { markup: markup.join('') + html.slice(done), position: before.length, payload: payload.join('') };
};

/**
 * Shortens the payload of a document to what the browser does not have in the markup (decision 35). The document stays
 * unchanged where its payload has another form than this module expects; it is then only larger.
 */
export const slimPayload = (html: string): string => {
  const split = splitPayload(html);
  const rows = split && parseRows(split.payload);
  if (!rows) return html;
  const script = `<script>self.__next_f.push(${inScript(JSON.stringify([1, printRows(removeStaticElements(rows))]))})</script>`;
  return split.markup.slice(0, split.position) + script + split.markup.slice(split.position);
};
