import { language } from '@masthead/texts/language';

/** A segment of text; marked segments match the search. */
export type Segment = { text: string; marked: boolean };

const splitWords = (query: string): string[] => query.toLocaleLowerCase(language).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Matches "conversions" for "conversion" and vice versa; short words match exactly. */
const matches = (word: string, wanted: string) => {
  if (word === wanted) return true;
  const [short, long] = word.length < wanted.length ? [word, wanted] : [wanted, word];
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3;
};

/** Joins adjacent segments of the same kind, and marked words with the space between them. */
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
 * Splits text at the words of a query. Only whole words match, endings may differ, and adjacent matches are one mark:
 * "office conversion" is marked as one.
 */
export const toSegments = (text: string, query: string): Segment[] => {
  const wanted = splitWords(query);
  const pieces = text.split(/([\p{L}\p{N}]+)/u).filter(Boolean);
  return joined(
    pieces.map((piece) => ({
      text: piece,
      marked: wanted.some((word) => matches(piece.toLocaleLowerCase(language), word)),
    })),
  );
};

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&amp;': '&',
  }),
);

/**
 * Parses text of the search service with `<mark>` tags into segments. All other tags stay text, so no markup is ever
 * rendered.
 */
export const markedSegments = (html: string): Segment[] =>
  joined(
    html.split(/<mark>(.*?)<\/mark>/s).flatMap((part, index) =>
      part === ''
        ? []
        : [
            {
              text: part.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities.get(entity) ?? entity),
              marked: index % 2 === 1,
            },
          ],
    ),
  );
