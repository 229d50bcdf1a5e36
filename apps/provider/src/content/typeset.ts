/** Typesets plain text: curly quotation marks and apostrophes, and dashes for spaced hyphens. */
export const typeset = (text: string): string =>
  text
    .replaceAll(/(^|[\s([{“‘/—–-])"/gm, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([{“/—–])'(?=\d\ds?\b)/gm, '$1’')
    .replaceAll(/^'(?=(?:s|re|ll|ve|d|t|m)\b)/gm, '’')
    .replaceAll(/(^|[\s([{“—–-])'/gm, '$1‘')
    .replaceAll("'", '’')
    .replaceAll(/ --? /g, ' – ');
