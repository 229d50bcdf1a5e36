import { readLexeme } from './lexeme.ts';
import { anyWord, type Word } from './wordQuery.ts';

/** The positions of each lexeme of a tsvector, such as `2,9B`. */
const listPositions = (tsvector: string): { word: string; positions: string }[] => {
  const found = [];
  for (let start = tsvector.indexOf("'"); start >= 0; start = tsvector.indexOf("'", start)) {
    const lexeme = readLexeme(tsvector, start);
    if (!lexeme) throw new Error('A tsvector ends within a lexeme.');
    const space = tsvector.indexOf(' ', lexeme.end);
    start = space < 0 ? tsvector.length : space;
    found.push({ word: lexeme.word, positions: tsvector.slice(lexeme.end + 1, start) });
  }
  return found;
};

/**
 * Converts the text of a tsvector, `'cap':3A 'rate':5`, to its stems in the order of the text. Positions between them
 * had words that are not indexed. Other engines so index the same words as PostgreSQL.
 */
export const toDocumentWords = (tsvector: string): Word[] => {
  const found = listPositions(tsvector).flatMap(({ word, positions }) =>
    positions.split(',').map((position) => ({ position: Number.parseInt(position, 10), word })),
  );
  found.sort((left, right) => left.position - right.position);
  const words: Word[] = [];
  let last = found[0]?.position ?? 0;
  for (const { position, word } of found) {
    for (; last < position - 1; last += 1) words.push(anyWord);
    words.push(word);
    last = position;
  }
  return words;
};
