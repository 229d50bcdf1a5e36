import type { Chapter, TranscriptTurn } from '@masthead/design-system';

/** A name and a colon at the beginning of a paragraph. */
const speakerPattern = /^(\p{Lu}[^:\n]{1,59}):\s+(?=\S)/u;

/** A paragraph that begins a chapter: `## 2:05 The elevators`, `## 1:02:05 The lender`. */
const chapterPattern = /^##\s+(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)\s+(\S[^\n]{0,119})$/;

/** Splits a transcript at its blank lines. */
export const toParagraphs = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []);

const parseChapter = (paragraph: string): Chapter | undefined => {
  const [, hours = '0', minutes, seconds, title] = chapterPattern.exec(paragraph) ?? [];
  if (!title) return undefined;
  return { title, seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
};

/** Splits a transcript. A speaker is named where the speaker changes, a chapter at its first paragraph. */
export const toTranscript = (text: string | null | undefined): TranscriptTurn[] => {
  let last: string | undefined;
  let chapter: Chapter | undefined;
  return toParagraphs(text).flatMap((paragraph) => {
    const begun = parseChapter(paragraph);
    if (begun) {
      chapter = begun;
      last = undefined;
      return [];
    }
    const speaker = speakerPattern.exec(paragraph)?.[1];
    const turn = {
      ...(chapter && { chapter }),
      ...(speaker && speaker !== last && { speaker }),
      text: speaker ? paragraph.replace(speakerPattern, '') : paragraph,
    };
    chapter = undefined;
    last = speaker ?? last;
    return [turn];
  });
};

/** The chapters of a recording. A trailer has those that begin before its end; a single chapter is none. */
export const listChapters = (turns: readonly TranscriptTurn[], audioSeconds: number | undefined): Chapter[] => {
  const chapters = turns.flatMap(({ chapter }) =>
    chapter && (audioSeconds === undefined || chapter.seconds < audioSeconds) ? [chapter] : [],
  );
  return chapters.length > 1 ? chapters : [];
};
