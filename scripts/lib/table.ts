import { closingLine, type Counts } from './results.ts';

/** A finished step of the check. */
export type Row = { name: string; seconds: number; ok: boolean; counts: Counts };

const ran = ({ passed, failed, skipped }: Counts): number => passed + failed + skipped;

/** Rows of cells as lines, in columns as wide as their widest cell. */
export const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, index) => Math.max(known[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('   ')
      .trimEnd(),
  );
};

/** The table at the end of a check: step, seconds, result. */
export const reportLines = (rows: readonly Row[]): readonly string[] =>
  columns([
    ['step', 'seconds', 'result'],
    ...rows.map(({ name, seconds, ok, counts }) => [
      name,
      seconds.toFixed(1),
      `${ok ? 'ok' : 'FAILED'}${ran(counts) > 0 ? ` (tests: ${closingLine(counts)})` : ''}`,
    ]),
  ]);
