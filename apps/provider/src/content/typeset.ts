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

/** Typesets a name of a person or a company: O’Dowd, Dick’s. Addresses keep the straight apostrophe (`toAuthorSlug`). */
export const typesetName = (name: string): string => name.replaceAll("'", '’');
