/** A chart block of a Markdown body: its YAML and the line of its opening fence in the body, counted from 1. */
export type ChartBlock = { source: string; line: number; end: 'closed' | 'missing' };

const opening = /^```chart[ \t]*$/;
const closing = /^```[ \t]*$/;

/** Separates chart blocks (decision 43): `text` has an index for the YAML, which nothing else may change. */
export const splitChartBlocks = (body: string): { text: string; blocks: readonly ChartBlock[] } => {
  const blocks: ChartBlock[] = [];
  const text: string[] = [];
  const lines = body.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    text.push(line);
    if (!opening.test(line)) continue;
    let end = at + 1;
    while (end < lines.length && !closing.test(lines[end] ?? '')) end += 1;
    text.push(String(blocks.length), '```');
    const source = lines.slice(at + 1, end).join('\n');
    blocks.push({ source, line: at + 1, end: end < lines.length ? 'closed' : 'missing' });
    at = end;
  }
  return { text: text.join('\n'), blocks };
};

/** The index of a chart block in the `text` of `splitChartBlocks`, from the raw Markdown of a code block. */
export const getChartIndex = (raw: string): number | undefined => {
  const index = /^```chart[ \t]*\n(\d+)\n```/.exec(raw)?.[1];
  return index === undefined ? undefined : Number(index);
};
