/** Where a reader finds the summary: below the title, or in the text alone, which begins with it. */
export type DeckPlace = 'header' | 'text';

/** Imported articles without a summary of their own have their first longer paragraph as the summary. */
const maxBlocks = 3;

/** Letters and digits of HTML or of a text, to compare them. */
const toLetters = (html: string): string => html.replaceAll(/<[^<>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, '');

/** Finds the place of the summary, so that no article shows the same sentence twice. */
export const getDeckPlace = (summary: string | null | undefined, bodyArray: readonly string[]): DeckPlace => {
  const letters = toLetters(summary ?? '');
  const opens = (html: string): boolean => html.startsWith('<p') && toLetters(html).startsWith(letters);
  return letters !== '' && bodyArray.slice(0, maxBlocks).some(opens) ? 'text' : 'header';
};
