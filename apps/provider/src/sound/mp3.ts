import { Mp3Encoder } from '@breezystack/lamejs';
import { sampleRate } from './synthesise.ts';

const kilobitsASecond = 64;

/** One channel of sound as an MP3 whose frames are all equally long, so that players reach any moment of it. */
export const encodeMp3 = (samples: Int16Array): Buffer => {
  const encoder = new Mp3Encoder(1, sampleRate, kilobitsASecond);
  // The encoder's own types are inexact: what it gives has signed bytes.
  return Buffer.concat(
    [encoder.encodeBuffer(samples), encoder.flush()].map(({ buffer, byteOffset, byteLength }) =>
      Buffer.from(buffer, byteOffset, byteLength),
    ),
  );
};
