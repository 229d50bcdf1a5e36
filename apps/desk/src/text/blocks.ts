/** Marks of a run of text, as bits. They are those of Lexical. */
export const marks = { strong: 1, emphasis: 2, delete: 4, code: 16 } as const;

/** A run of text with one format, or a line break. */
export type Run = { text: string; marks: number; link?: string } | { text: '\n'; marks: 0; break: true };

/** An entry of a list, with the lists below it. */
export type ListEntry = { runs: readonly Run[]; lists: readonly List[] };
export type List = { kind: 'list'; start?: number; entries: readonly ListEntry[] };

/** The fields of a chart as its form has them (docs/guides/charts.md). */
export type Chart = {
  type: string;
  title: string;
  subtitle?: string;
  source?: string;
  note?: string;
  alt?: string;
  prefix?: string;
  suffix?: string;
  decimals?: number;
  highlight?: readonly string[];
  data: string;
};

/** A block of a body that the editor shows as what it is; `source` is Markdown that only its author can change. */
export type Block =
  | { kind: 'paragraph'; runs: readonly Run[] }
  | { kind: 'heading'; depth: number; runs: readonly Run[] }
  | { kind: 'quote'; runs: readonly Run[] }
  | List
  | { kind: 'rule' }
  | { kind: 'table'; align: readonly string[]; rows: readonly (readonly (readonly Run[])[])[] }
  | { kind: 'picture'; src: string; alt: string; caption: string }
  | { kind: 'chart'; chart: Chart }
  | { kind: 'source'; markdown: string; reason: string };

const isBreak = (run: Run | undefined): boolean => run !== undefined && 'break' in run;

/** Marks at the spaces of a run do not show, and Markdown cannot write them: "**so **" is no bold text. */
const withPlainEdges = (run: Run): readonly Run[] => {
  if (isBreak(run) || run.marks === 0 || run.marks & marks.code) return [run];
  const link = 'link' in run && run.link !== undefined ? { link: run.link } : {};
  const text = run.text.trim();
  const start = run.text.indexOf(text);
  const before = run.text.slice(0, start);
  const after = run.text.slice(start + text.length);
  return [
    { text: before, marks: 0, ...link },
    { text, marks: run.marks, ...link },
    { text: after, marks: 0, ...link },
  ];
};

/**
 * Returns the runs in the one form that text has: equal neighbors joined, soft line breaks and runs of spaces as one
 * space, no space at the ends.
 */
export const normalizeRuns = (runs: readonly Run[]): readonly Run[] => {
  const joined: Run[] = [];
  for (const run of runs.flatMap(withPlainEdges)) {
    if (run.text === '') continue;
    const last = joined.at(-1);
    const isSame =
      last && !isBreak(last) && !isBreak(run) && last.marks === run.marks && getLink(last) === getLink(run);
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  const spaced = joined.map((run, index) => {
    if (isBreak(run)) return run;
    const isStart = index === 0 || isBreak(joined[index - 1]);
    const isEnd = index === joined.length - 1 || isBreak(joined[index + 1]);
    const text = run.text.replaceAll(/[ \t\r\n]+/g, ' ');
    // Not trim: a no-break space is written on purpose.
    const from = isStart && text.startsWith(' ') ? 1 : 0;
    const to = isEnd && text.endsWith(' ') ? -1 : undefined;
    return { ...run, text: text.slice(from, to) } as Run;
  });
  const firstWord = spaced.findIndex((run) => !isBreak(run) && run.text !== '');
  const lastWord = spaced.findLastIndex((run) => !isBreak(run) && run.text !== '');
  const kept = spaced.slice(Math.max(firstWord, 0), lastWord + 1).filter(({ text }) => text !== '');
  return kept.length === runs.length ? kept : normalizeRuns(kept);
};

/** The address of a run that is a link. */
export const getLink = (run: Run): string | undefined => ('link' in run ? run.link : undefined);

/** Whether a block shows nothing, such as a paragraph that an author left empty. */
export const isEmpty = (block: Block): boolean =>
  (block.kind === 'paragraph' || block.kind === 'heading' || block.kind === 'quote') && block.runs.length === 0;

/** A text that is equal for equal blocks. Why a block is source does not count. */
export const toKey = (block: Block): string => JSON.stringify(block.kind === 'source' ? block.markdown : block);
