/** A part of a recording, from `seconds` on. */
export type Chapter = { title: string; seconds: number };

/** The anchor of a player, to which the times in a transcript lead. */
export const playerId = 'listen';

/** The anchor of a chapter in the transcript. */
export const toChapterId = ({ seconds }: Chapter): string => `chapter-${seconds}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** "2:05", "1:02:05". */
export const formatTime = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return [...(hours ? [hours, twoDigits(minutes)] : [minutes]), twoDigits(whole % 60)].join(':');
};

/** The index of the chapter at a time; -1 before the first. */
export const findChapter = (starts: readonly number[], seconds: number): number =>
  starts.findLastIndex((start) => start <= seconds);

/** A press on one of the arrows skips so many seconds. */
export const skipSeconds = 15;

/** The speeds to choose from; 1 is that of the recording. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
