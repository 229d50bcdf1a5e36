import { tuneSeconds } from './tune.ts';

/** What a list of episodes says of a recording without opening it. */
export type Recording = { audioUrl: string; audioType: string; audioBytes: number; audioSeconds: number };

/** At the rate and width of `encodeMp3` (MPEG-2, layer III) a frame holds 576 samples in exactly so many bytes. */
export const frameBytes = 192;
/** Frames of a tune: 576 samples each, and two in which the encoder rings out. */
const frames = 502;
export const previewBytes = frames * frameBytes;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The sample episodes were written and never spoken. What can be heard of them is the signature tune of their show,
 * in a variation of their own: a real recording, shorter than the episode says it is, so a preview.
 */
export const previewOf = ({ show, number }: { show: string; number: number }): Recording => ({
  audioUrl: `/audio/${slugOf(show)}-${number}.mp3`,
  audioType: 'audio/mpeg',
  audioBytes: previewBytes,
  audioSeconds: tuneSeconds,
});
