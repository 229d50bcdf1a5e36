/** A stretch of text; the marked ones are what was searched for. */
export type Segment = { text: string; marked: boolean };

const wordsOf = (query: string): string[] => query.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? [];

/** "conversions" for "conversion", and the other way round; short words only as they are. */
const matches = (word: string, wanted: string) => {
  if (word === wanted) return true;
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
};

/**
 * Cuts a text where words of a query stand in it. Words are whole, an ending more or less is let pass, and neighbours
 * make one mark: "office conversion" reads as one.
 */
export const segmentsOf = (text: string, query: string): Segment[] => {
  const wanted = wordsOf(query);
  const segments: Segment[] = [];
  const add = (piece: string, marked: boolean) => {
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += piece;
    else segments.push({ text: piece, marked });
  };
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
  const isHit = (piece: string | undefined) => piece !== undefined && wanted.some((word) => matches(piece.toLocaleLowerCase('en'), word));
  pieces.forEach((piece, index) => {
    const bridge = /^\s+$/.test(piece) && isHit(pieces[index - 1]) && isHit(pieces[index + 1]);
    add(piece, bridge || isHit(piece));
  });
  return segments;
};
