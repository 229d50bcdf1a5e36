import { unwrapCdata } from '@masthead/content-rules/html';
import { Parser } from 'htmlparser2';

/** Maximum nesting of block quotes and lists, because the Markdown parser recurses for each. */
export const maxNesting = 20;

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';

/** Counts the block quotes and lists that a line opens by its leading markers. */
const countOpenedBlocks = (line: string): number => {
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

/** The maximum nesting of block quotes and lists opened by one line of Markdown. */
export const measureNesting = (markdown: string): number =>
  markdown.split('\n').reduce((max, line) => Math.max(max, countOpenedBlocks(line)), 0);

/** Maximum nesting of elements in HTML, because its conversion to blocks recurses for each. */
export const maxHtmlNesting = 50;

/** Whether HTML nests too deep. Stops there: the parser's time grows with the square of the depth. */
export const isHtmlTooDeep = (html: string): boolean => {
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      if (depth <= maxHtmlNesting) return;
      isTooDeep = true;
      parser.pause();
    },
    onclosetag: () => void (depth -= 1),
  });
  parser.write(unwrapCdata(html));
  return isTooDeep;
};

/** Maximum columns of a table. Markdown fills short rows with empty cells: 28 KB can become 90 MB of HTML. */
export const maxTableColumns = 40;

/** The maximum number of table columns that a line of Markdown can open. */
export const countColumns = (markdown: string): number =>
  markdown.split('\n').reduce((max, line) => Math.max(max, line.split('|').length), 0);
