import { createHash } from 'node:crypto';

/** A note: start and duration in seconds, pitch in MIDI half tones (69 is A at 440 Hz), loudness from 0 to 1. */
export type Note = { at: number; rings: number; pitch: number; loudness: number };

/** Length of every tune in seconds. */
export const tuneSeconds = 12;

/** Chord progressions in half tones above the key note. */
const progressions = [
  [
    [0, 7, 16],
    [9, 16, 24],
    [5, 12, 21],
    [7, 14, 23],
  ],
  [
    [0, 7, 16],
    [5, 12, 21],
    [9, 16, 24],
    [7, 14, 23],
  ],
  [
    [9, 16, 24],
    [5, 12, 21],
    [0, 7, 16],
    [7, 14, 23],
  ],
] as const;

/** Steps that are consonant with all chords. */
const scale = [12, 14, 16, 19, 21, 24, 26, 28] as const;

const bar = 2.4;
const beat = bar / 8;

const pick = <Item>(list: readonly Item[], byte: number | undefined): Item => {
  const item = list[(byte ?? 0) % list.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from an empty list.');
  return item;
};

const hashBytes = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * The signature tune of a show: key and chords depend on the show, the melody on the episode. Derived from their names
 * only, so it is the same on every machine.
 */
export const composeTune = (show: string, episode: string): Note[] => {
  const [key, chords] = [52 + ((hashBytes(show)[0] ?? 0) % 8), pick(progressions, hashBytes(show)[1])];
  const choices = hashBytes(`${show}/${episode}`);
  const notes: Note[] = [];
  chords.forEach((chord, index) => {
    const at = index * bar;
    chord.forEach((step, voice) => notes.push({ at: at + voice * 0.03, rings: 3, pitch: key + step, loudness: 0.32 }));
    for (let place = 0; place < 8; place += 1) {
      const choice = choices[index * 8 + place] ?? 0;
      // The first beat always has a note, about half of the others do.
      if (place > 0 && choice % 5 < 2) continue;
      notes.push({
        at: at + place * beat,
        rings: 1.4,
        pitch: key + pick(scale, choice >> 3),
        loudness: place % 4 === 0 ? 0.4 : 0.28,
      });
    }
  });
  // The tune ends on the key note.
  for (const step of [0, 12, 19, 28])
    notes.push({ at: chords.length * bar, rings: 3, pitch: key + step, loudness: 0.32 });
  return notes;
};
