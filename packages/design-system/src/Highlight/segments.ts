/** A stretch of text; the marked ones are what was searched for. */
export type Segment = { text: string; marked: boolean };

const wordsOf = (query: string): string[] => query.toLocaleLowerCase('en').match(/[\p{L}\p{N}]+/gu) ?? [];

/** "conversions" for "conversion", and the other way round; short words only as they are. */
const matches = (word: string, wanted: string) => {
  if (word === wanted) return true;
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
};

/** Neighbours that are marked alike as one, and marked words with the blank between them. */
const joined = (pieces: readonly Segment[]): Segment[] => {
  const segments: Segment[] = [];
  pieces.forEach(({ text, marked }, index) => {
    const isBridge = /^\s+$/.test(text) && pieces[index - 1]?.marked === true && pieces[index + 1]?.marked === true;
    const last = segments.at(-1);
    if (last?.marked === (marked || isBridge)) last.text += text;
    else segments.push({ text, marked: marked || isBridge });
  });
  return segments;
};

/**
 * Cuts a text where words of a query stand in it. Words are whole, an ending more or less is let pass, and neighbours
 * make one mark: "office conversion" reads as one.
 */
export const segmentsOf = (text: string, query: string): Segment[] => {
  const wanted = wordsOf(query);
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
  return joined(
    pieces.map((piece) => ({
      text: piece,
      marked: wanted.some((word) => matches(piece.toLocaleLowerCase('en'), word)),
    })),
  );
};

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * Text that a search marked with `<mark>`, everything else in it escaped, as segments. The two tags are the only ones
 * that are read; any other stays text, so nothing in it can act.
 */
export const markedSegments = (html: string): Segment[] =>
  joined(
    html.split(/<mark>(.*?)<\/mark>/s).flatMap((part, index) =>
      part === ''
        ? []
        : [
            {
              text: part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity),
              marked: index % 2 === 1,
            },
          ],
    ),
  );
