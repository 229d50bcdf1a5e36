import { ADTS, FilePathSource, FLAC, Input, MP3, MP4, OGG, WAVE } from 'mediabunny';

/** Reads the length of a recording in seconds, without decoding it. Undefined if the file does not have one. */
export const readAudio = async (file: string): Promise<number | undefined> => {
  using input = new Input({ formats: [MP3, MP4, ADTS, OGG, FLAC, WAVE], source: new FilePathSource(file) });
  try {
    const seconds = await input.computeDuration();
    return seconds > 0 ? seconds : undefined;
  } catch (error) {
    // Errors of the file system have a code; others are the parser's. Such a file is stored without a length.
    if (error instanceof Error && 'code' in error) throw error;
    return undefined;
  }
};
