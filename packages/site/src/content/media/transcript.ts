import type { TranscriptTurn } from '@masthead/design-system';

/** A name and a colon at the beginning of a paragraph. */
const speakerPattern = /^(\p{Lu}[^:\n]{1,59}):\s+(?=\S)/u;

/** Splits a transcript at its blank lines. */
export const toParagraphs = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);

/** Splits a transcript into its paragraphs; a speaker is named where the speaker changes. */
export const toTranscript = (text: string | null | undefined): TranscriptTurn[] => {
  let last: string | undefined;
  return toParagraphs(text).map((paragraph) => {
    const speaker = speakerPattern.exec(paragraph)?.[1];
    if (!speaker) return { text: paragraph };
    const turn = { ...(speaker !== last && { speaker }), text: paragraph.replace(speakerPattern, '') };
    last = speaker;
    return turn;
  });
};
