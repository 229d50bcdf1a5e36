import { readFile } from 'node:fs/promises';
import { parseText } from 'media-captions';
import { mediaIssue, type MediaResult } from './mediaRecord.ts';

/** Captions of two hours have less than 200 KB. */
const maxCaptionsBytes = 2 * 1024 * 1024;
const maxErrors = 3;

/** Checks a WebVTT file; undefined if it is valid. Its errors have line numbers. */
export const checkCaptions = async (
  file: string,
  bytes: number,
): Promise<Extract<MediaResult, { ok: false }> | undefined> => {
  if (bytes > maxCaptionsBytes)
    return mediaIssue('too-large', 'Captions may have 2 MB. Upload the WebVTT file of one language.');
  const { cues, errors } = await parseText(await readFile(file, 'utf8'), { type: 'vtt', errors: true });
  if (errors.length > 0)
    return mediaIssue(
      'damaged',
      `The captions are no valid WebVTT: ${errors
        .slice(0, maxErrors)
        .map(({ message }) => message)
        .join('; ')}. Correct these lines.`,
    );
  return cues.length === 0
    ? mediaIssue('damaged', 'The captions have no cue that ends after its start. Export them again as WebVTT.')
    : undefined;
};
