import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { SourceError, type SourceInput } from '../source.ts';

/** Maximum characters of a row. */
const maxRow = 10_000_000;
const maxColumns = 500;

/** How a file is read. */
export type CsvShape = { encoding: string; delimiter: string };

const delimiters = [',', ';', '\t', '|'] as const;

/** The first row, in which line breaks may be quoted. */
const getFirstRow = (head: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(head.slice(0, 20_000))?.[0] ?? '';

/** Finds the delimiter that the first row has most often outside of quotation marks. Undefined without any. */
export const findDelimiter = (head: string): string | undefined => {
  const row = getFirstRow(head.replace(/^\uFEFF/, '')).replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = delimiters.map((delimiter) => ({ delimiter, count: row.split(delimiter).length - 1 }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  return best && best.count > 0 ? best.delimiter : undefined;
};

/** Finds the encoding: by the byte order mark, else UTF-8 if all bytes are, else Windows-1252. */
export const findEncoding = async (
  read: SourceInput['read'],
): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of read()) {
      const [first, second] = chunk;
      if (isFirst && first === 0xff && second === 0xfe) return 'utf-16le';
      if (isFirst && first === 0xfe && second === 0xff) return 'utf-16be';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
};

async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const run = (chunk?: Uint8Array): string => {
    try {
      return (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()).replaceAll('\0', '');
    } catch (cause) {
      throw new SourceError(`The file is not ${encoding}. Correct "encoding" in "csv" of the mapping file.`, { cause });
    }
  };
  for await (const chunk of bytes) yield run(chunk);
  yield run();
}

type CsvRow = { values: readonly string[]; line: number };

/** Reads a file row by row, the header first. Throws a `SourceError` for unclosed quotation marks and huge rows. */
export async function* readCsv(read: SourceInput['read'], { encoding, delimiter }: CsvShape): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRow,
  });
  const input = Readable.from(decode(read(), encoding));
  // An error of the input is thrown by the loop.
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length > maxColumns)
        throw new SourceError(`Line ${info.lines}: the row has more than ${maxColumns} columns.`);
      yield { values: record, line: info.lines };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SourceError(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark is not closed, or the file ends too early. Export it again.'
        : `The file cannot be read as CSV: ${error.message.slice(0, 200)}. Correct the row, or set "delimiter" in "csv" of the mapping file.`,
      { cause: error },
    );
  } finally {
    input.destroy();
  }
}
