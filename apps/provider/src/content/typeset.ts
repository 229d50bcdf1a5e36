/**
 * Sets plain text as a printer would: curved quotation marks and apostrophes, and dashes for spaced hyphens.
 * Writers type straight marks; readers of a serif headline see them.
 */
export const typeset = (text: string): string =>
  text
    .replaceAll(/(^|[\s([{“‘/—–-])"/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{“/—–])'(?=\d\ds?\b)/gm, '$1’')
    .replaceAll(/^'(?=(?:s|re|ll|ve|d|t|m)\b)/gm, '’')
    .replaceAll(/(^|[\s([{“—–-])'/gm, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(/ --? /g, ' – ');
