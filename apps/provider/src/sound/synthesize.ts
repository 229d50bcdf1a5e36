import { tuneSeconds, type Note } from './tune.ts';

/** Sample rate in Hz: sufficient for bells, and every MP3 frame has the same number of bytes. */
export const sampleRate = 24_000;

const fadeSeconds = 1.2;
/** Overtones of a struck bar: multiple of the pitch, loudness, decay factor. */
const overtones = [
  [1, 1, 1],
  [2, 0.35, 1.6],
  [3.01, 0.18, 2.4],
  [4.2, 0.06, 4],
] as const;
const attackSeconds = 0.006;

const toFrequency = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

const strike = (sound: Float64Array, { at, rings, pitch, loudness }: Note): void => {
  const start = Math.round(at * sampleRate);
  const end = Math.min(sound.length, start + Math.round(rings * sampleRate));
  for (const [multiple, share, decayFactor] of overtones) {
    const angularStep = (2 * Math.PI * toFrequency(pitch) * multiple) / sampleRate;
    for (let index = start; index < end; index += 1) {
      const seconds = (index - start) / sampleRate;
      const envelope = Math.min(1, seconds / attackSeconds) * Math.exp((-4.2 * decayFactor * seconds) / rings);
      sound[index] = (sound[index] ?? 0) + loudness * share * envelope * Math.sin(angularStep * (index - start));
    }
  }
};

/** Synthesizes notes as 16-bit mono samples, normalized and faded out. */
export const synthesize = (notes: readonly Note[]): Int16Array => {
  const sound = new Float64Array(tuneSeconds * sampleRate);
  for (const note of notes) strike(sound, note);
  const loudest = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const fadeFrom = sound.length - fadeSeconds * sampleRate;
  return Int16Array.from(sound, (value, index) => {
    const fade = index < fadeFrom ? 1 : (sound.length - index) / (fadeSeconds * sampleRate);
    return Math.round((value / loudest) * 0.8 * fade * 0x7fff);
  });
};
