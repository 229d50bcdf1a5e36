import { JSONParser, TokenType } from '@streamparser/json';
import { isRecord } from '../../server/requestBody.ts';
import { SourceError } from '../source.ts';

export type GhostRow = { table: string; row: Readonly<Record<string, unknown>> };

/** Limits against hostile files: bytes between two rows, and nesting of lists and objects. */
const limits = { rowBytes: 16_000_000, depth: 20 } as const;

type Stack = readonly { key?: string | number | undefined }[];

/** Name of the table of a value at `$.db.0.data.posts.7` or `$.data.posts.7`. */
const getTable = (stack: Stack): string => String(stack.at(-1)?.key ?? '');

const createParser = (onRow: (row: GhostRow) => void): JSONParser => {
  const parser = new JSONParser({
    paths: ['$.db.*.meta', '$.meta', '$.db.*.data.*.*', '$.data.*.*'],
    keepStack: false,
    stringBufferSize: 64 * 1024,
  });
  let depth = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > limits.depth) throw new SourceError(`The export nests values more than ${limits.depth} deep.`);
  };
  parser.onValue = ({ value, key, stack }) => {
    const isMeta = key === 'meta';
    if (isRecord(value) && (isMeta || typeof key === 'number'))
      onRow({ table: isMeta ? 'meta' : getTable(stack), row: value });
  };
  return parser;
};

/** Reads an export row by row, its header as the table `meta`. Throws a `SourceError` for incomplete JSON. */
export async function* readGhost(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<GhostRow> {
  const rows: GhostRow[] = [];
  const parser = createParser((row) => void rows.push(row));
  // The parser does not notice all bytes of other encodings.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [offset, lastRow] = [0, 0];
  const run = (step: () => void): void => {
    try {
      step();
    } catch (cause) {
      if (cause instanceof SourceError) throw cause;
      const { message } = cause as Error;
      throw new SourceError(
        /mid-parsing|not all the data/i.test(message)
          ? 'The export ends too early. Export it again.'
          : `The export is not valid JSON near byte ${offset} (${message.slice(0, 200)}). Export it again.`,
        { cause },
      );
    }
  };
  const check = (chunk: Uint8Array, isLast: boolean): void => {
    try {
      decoder.decode(chunk, { stream: !isLast });
    } catch (cause) {
      throw new SourceError(`The export is not UTF-8 near byte ${offset}. Export it again.`, { cause });
    }
  };
  for await (const chunk of bytes) {
    check(chunk, false);
    const hasMark = offset === 0 && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    run(() => parser.write(hasMark ? chunk.subarray(3) : chunk));
    offset += chunk.length;
    if (rows.length > 0) lastRow = offset;
    if (offset - lastRow > limits.rowBytes)
      throw new SourceError(
        `A row near byte ${lastRow} has more than ${limits.rowBytes / 1e6} MB. Remove it from the export.`,
      );
    yield* rows.splice(0);
  }
  check(new Uint8Array(), true);
  run(() => {
    if (!parser.isEnded) parser.end();
  });
  yield* rows.splice(0);
}

/** A column as text, without U+0000, which cannot be stored; empty for null and for other types. */
export const getText = (row: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(row, name) ? row[name] : undefined;
  return typeof value === 'string' ? value.replaceAll('\0', '') : typeof value === 'number' ? String(value) : '';
};
