/**
 * Reads a lexeme in quotes, as PostgreSQL writes it in a tsquery or tsvector. Returns undefined without a closing
 * quote.
 */
export const readLexeme = (text: string, start: number): { word: string; end: number } | undefined => {
  for (let from = start + 1; ; from += 2) {
    from = text.indexOf("'", from);
    if (from < 0) return undefined;
    if (text[from + 1] !== "'") {
      const word = text
        .slice(start + 1, from)
        .replaceAll("''", "'")
        .replaceAll('\\\\', '\\');
      return { word, end: from + 1 };
    }
  }
};
