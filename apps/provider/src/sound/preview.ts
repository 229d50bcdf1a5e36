import { tuneSeconds } from './tune.ts';

/** Metadata of a recording for lists, without reading it. */
export type Recording = { audioUrl: string; audioType: string; audioBytes: number; audioSeconds: number };

/** Bytes per frame of 576 samples at the bit rate of `encodeMp3` (MPEG-2, layer III). */
export const frameBytes = 192;
/** Number of frames of a tune: 576 samples each, plus two that the encoder adds. */
const frames = 502;
/** Size of every recording, known before it is encoded. */
export const previewBytes = frames * frameBytes;

const getSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * The sample episodes have no spoken recording. Their audio is a variation of the show's signature tune, shorter than
 * the stated length, so it is a preview.
 */
export const getPreview = ({ show, number }: { show: string; number: number }): Recording => ({
  audioUrl: `/audio/${getSlug(show)}-${number}.mp3`,
  audioType: 'audio/mpeg',
  audioBytes: previewBytes,
  audioSeconds: tuneSeconds,
});
