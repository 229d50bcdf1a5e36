const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the start of a text, at most `max` UTF-16 code units long, without part of a character such as half an emoji. */
const sliceCharacters = (text: string, max: number): string => {
  let end = 0;
  // The cut is in the last character before `max`, or after it: earlier ones need no check.
  for (const { index, segment } of segmenter.segment(text.slice(0, max + 100))) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
};

/** Shortens a text at the end of a word, else of a character, to at most `max` UTF-16 code units with an ellipsis. */
export const shorten = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const start = sliceCharacters(text, max - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > max / 2 ? start.slice(0, end) : start).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')}…`;
};
