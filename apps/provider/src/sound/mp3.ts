import { Mp3Encoder } from '@breezystack/lamejs';
import { sampleRate } from './synthesize.ts';

const kilobitsASecond = 64;

/** Encodes mono sound as an MP3 with frames of equal length, so that players can seek. */
export const encodeMp3 = (samples: Int16Array): Buffer => {
  const encoder = new Mp3Encoder(1, sampleRate, kilobitsASecond);
  // The encoder's types are imprecise: it returns signed bytes.
  return Buffer.concat(
    [encoder.encodeBuffer(samples), encoder.flush()].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  );
};
