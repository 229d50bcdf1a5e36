/** Elements that the HTML parser does not put into a paragraph, and elements whose text is not prose. */
const blockElements = new Set(
  `address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main map menu nav ol p pre script search section style
  summary svg table tbody td textarea tfoot th thead tr ul`.split(/\s+/),
);
/** Elements whose line breaks are kept as they are. */
const verbatim = new Set(['pre', 'script', 'style', 'svg', 'textarea']);
/** Elements that have no end tag. The text that follows is not inside them. */
const empty = new Set(['col', 'hr']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const tag = /<!--(?:(?!<!--)[^])*?-->|<(\/?)([a-z][a-z0-9-]*)\b[^<>]*>/gi;
const lineBreak = /<br\b[^<>]*>[^\S\n]*\n?/gi;
const emptyLine = /\n(?:[^\S\n]*\n)+/g;

/** Whether a line break between two lines is only layout of the source, beside the parts of a player. */
const isLayout = (line: string, next: string): boolean =>
  /<(?:source|track|param|embed)\b[^<>]*>$/i.test(line) || /^<(?:source|track|param|embed)\b/i.test(next);

const addLineBreaks = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .reduce((before, line, at, lines) => `${before}${isLayout(lines[at - 1] ?? '', line) ? '' : '<br />'}\n${line}`);

/** Converts text between two tags of block elements. `parent` is the element that starts directly before it. */
const convertText = (text: string, parent: string | undefined): string => {
  const parts = text
    .replaceAll(lineBreak, '\n')
    .replaceAll(tag, (inlineTag) => inlineTag.replaceAll('\n', ' '))
    .split(emptyLine)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(addLineBreaks);
  if (parent === 'p') return parts.join('</p>\n<p>');
  if (parent !== undefined && headings.has(parent)) return parts.join('<br />\n');
  if (parts.length === 1 && parent !== undefined && parent !== 'blockquote') return parts.join('');
  return parts.map((part) => `<p>${part}</p>`).join('\n');
};

/**
 * Adds paragraphs and line breaks to text of the classic editor, as WordPress does when it shows a post: an empty line
 * ends a paragraph, a single line break becomes `<br />`, except beside and inside block elements. Takes linear time.
 */
export const addParagraphs = (text: string): string => {
  let html = '';
  let parent: string | undefined;
  let skipTo: string | undefined;
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const name = match[2]?.toLowerCase() ?? '';
    const isEnd = match[1] === '/';
    if (skipTo !== undefined && !(isEnd && name === skipTo)) continue;
    if (!blockElements.has(name)) continue;
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    html += skipTo === undefined ? convertText(before, parent) : before;
    html += name === 'figcaption' ? match[0] : isEnd ? `${match[0]}\n` : `\n${match[0]}`;
    parent = isEnd || empty.has(name) ? undefined : name;
    skipTo = !isEnd && verbatim.has(name) ? name : undefined;
  }
  return html + (skipTo === undefined ? convertText(text.slice(end), parent) : text.slice(end));
};
