/** Block quotes and lists inside each other, at most: no article needs more, and the Markdown parser recurses for each. */
export const maxNesting = 20;

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/** How many block quotes and lists a line opens, counted by the markers that it starts with. */
const nestingOfLine = (line: string): number => {
  let markers = 0;
  let at = 0;
  for (;;) {
    while (line[at] === ' ' || line[at] === '\t') at += 1;
    let end = at;
    while (isDigit(line[end])) end += 1;
    const isOrdered = end > at && (line[end] === '.' || line[end] === ')');
    const marker = line[isOrdered ? end : at] ?? '';
    const isMarker =
      marker === '>' ||
      ((isOrdered || '-*+'.includes(marker)) && marker !== '' && (line[(isOrdered ? end : at) + 1] ?? ' ') === ' ');
    if (!isMarker) return markers;
    markers += 1;
    at = (isOrdered ? end : at) + 1;
  }
};

/** The deepest nesting of block quotes and lists that one line of Markdown opens. */
export const nestingOf = (markdown: string): number =>
  markdown.split('\n').reduce((deepest, line) => Math.max(deepest, nestingOfLine(line)), 0);

/** Cells in one line of a table, at most. Markdown fills each short row with empty cells: 28 KB can become 90 MB of HTML. */
export const maxTableColumns = 40;

/** The most columns that a line of Markdown can open as a table row. */
export const columnsOf = (markdown: string): number =>
  markdown.split('\n').reduce((most, line) => Math.max(most, line.split('|').length), 0);
