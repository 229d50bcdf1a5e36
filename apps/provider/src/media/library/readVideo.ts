import { FilePathSource, Input, MP4, QTFF, UnsupportedInputFormatError, WEBM } from 'mediabunny';
import { mediaIssue, type MediaResult } from './mediaRecord.ts';

/** Limits of a film. Its file also has the limit of every file. */
const videoLimits = { seconds: 86_400, side: 8_192 } as const;

/** Size in px, upright, length in seconds, and codecs of a film: `avc1.64001f, mp4a.40.2`. */
export type VideoFacts = { ok: true; width: number; height: number; seconds: number; codecs: string };
type Refused = Extract<MediaResult, { ok: false }>;

const damaged = (reason: string): Refused =>
  mediaIssue('damaged', `The video ${reason}. Export it again as MP4 (H.264 and AAC) and upload the new file.`);

const readTracks = async (input: Input): Promise<VideoFacts | Refused> => {
  const video = await input.getPrimaryVideoTrack();
  if (!video) return damaged('has no picture track');
  const audio = await input.getPrimaryAudioTrack();
  const [seconds, ...codecs] = await Promise.all([
    input.computeDuration(),
    video.getCodecParameterString(),
    audio?.getCodecParameterString(),
  ]);
  const { displayWidth: width, displayHeight: height } = video;
  if (!(seconds > 0) || width < 1 || height < 1) return damaged('has no pictures');
  if (seconds > videoLimits.seconds || Math.max(width, height) > videoLimits.side)
    return mediaIssue(
      'too-large',
      `The video has ${width} × ${height} px and ${Math.round(seconds)} seconds. At most ${videoLimits.side} px and 24 hours are accepted: make it smaller or divide it.`,
    );
  return { ok: true, width, height, seconds, codecs: codecs.filter(Boolean).join(', ') };
};

/** Reads size, length and codecs of an open film, without decoding it. */
export const readVideoFacts = async (input: Input): Promise<VideoFacts | Refused> => {
  try {
    return await readTracks(input);
  } catch (error) {
    // Errors of the file system have a code; others are the parser's, which has no common class for them.
    if (error instanceof Error && 'code' in error) throw error;
    if (error instanceof UnsupportedInputFormatError) return damaged('is no MP4, QuickTime or WebM file');
    return damaged(`cannot be read (${error instanceof Error ? error.message : String(error)})`);
  }
};

/** Reads size, length and codecs of an MP4, QuickTime or WebM file. */
export const readVideo = async (file: string): Promise<VideoFacts | Refused> => {
  using input = new Input({ formats: [MP4, QTFF, WEBM], source: new FilePathSource(file) });
  // Awaited here: `using` closes the film at the end of this function.
  return await readVideoFacts(input);
};
