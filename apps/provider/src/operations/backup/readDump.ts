import { createReadStream } from 'node:fs';
import { type Rows, rowsPerInsert } from './copyRows.ts';

const copyPattern = /^COPY (\S+) \((.*)\) FROM stdin;$/;
/** The characters that the text format of COPY escapes by letters. */
const escaped: ReadonlyMap<string, string> = new Map(
  Object.entries({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }),
);

/** Reads lines that end in a line feed alone: a text may have other line separators. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(file, 'utf8')) {
    const lines = (rest + String(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const toCells = (line: string): (string | null)[] =>
  line
    .split('\t')
    .map((cell) =>
      cell === '\\N' ? null : cell.replaceAll(/\\(.)/g, (_, letter: string) => escaped.get(letter) ?? letter),
    );

/** Reads the rows of a dump that `pg_restore` has converted to SQL: a COPY for each table. */
export async function* readDump(file: string): AsyncGenerator<Rows> {
  let rows: { table: string; columns: string[]; cells: (string | null)[][] } | undefined;
  for await (const line of readLines(file)) {
    if (!rows) {
      const [, table, names = ''] = copyPattern.exec(line) ?? [];
      if (table !== undefined)
        rows = { table, columns: names.split(', ').map((name) => name.replaceAll('"', '')), cells: [] };
      continue;
    }
    const isEnd = line === '\\.';
    if (!isEnd) rows.cells.push(toCells(line));
    if (rows.cells.length === rowsPerInsert || (isEnd && rows.cells.length > 0)) {
      yield rows;
      rows = { ...rows, cells: [] };
    }
    if (isEnd) rows = undefined;
  }
}
