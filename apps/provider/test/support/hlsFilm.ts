import path from 'node:path';
import {
  CmafOutputFormat,
  Conversion,
  FilePathSource,
  FilePathTarget,
  HlsOutputFormat,
  Input,
  MP4,
  MpegTsOutputFormat,
  Output,
  PathedTarget,
} from 'mediabunny';

const formats = { mp4: CmafOutputFormat, ts: MpegTsOutputFormat } as const;

/**
 * Writes an MP4 film as HLS into a folder, without encoding it again: `film.m3u8`, `playlist-1.m3u8` and their parts.
 */
export const writeHlsFilm = async (film: string, folder: string, parts: keyof typeof formats): Promise<void> => {
  const format = new HlsOutputFormat({ segmentFormat: new formats[parts](), targetDuration: 4 });
  const target = new PathedTarget(path.join(folder, 'film.m3u8'), (request) => new FilePathTarget(request.path));
  using input = new Input({ source: new FilePathSource(film), formats: [MP4] });
  const output = new Output({ format, target });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  await conversion.execute();
};
