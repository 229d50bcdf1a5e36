import { BufferTarget, Conversion, FilePathSource, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';

/** Files of an HLS film by name. */
export type PlaylistFiles = ReadonlyMap<string, { type: string; body: Buffer }>;

/** Splits an MP4 film into segments of some seconds with an HLS playlist, `film.m3u8`, without encoding it again. */
export const createPlaylist = async (file: string): Promise<PlaylistFiles> => {
  const starts: { position: number; seconds: number }[] = [];
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: 4,
    onMoof: (_, position, seconds) => starts.push({ position, seconds }),
  });
  const input = new Input({ source: new FilePathSource(file), formats: [MP4] });
  const conversion = await Conversion.init({ input, output: new Output({ format, target }), showWarnings: false });
  await conversion.execute();
  const film = Buffer.from(target.buffer ?? new ArrayBuffer(0));
  const length = await input.computeDuration();
  const files = new Map<string, { type: string; body: Buffer }>();
  files.set('start.mp4', { type: 'video/mp4', body: film.subarray(0, starts[0]?.position) });
  const lines = starts.flatMap(({ position, seconds }, index) => {
    const next = starts[index + 1];
    const name = `part-${index}.m4s`;
    files.set(name, { type: 'video/mp4', body: film.subarray(position, next?.position) });
    return [`#EXTINF:${((next?.seconds ?? length) - seconds).toFixed(3)},`, name];
  });
  const text = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:30',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="start.mp4"',
    ...lines,
    '#EXT-X-ENDLIST',
  ];
  return files.set('film.m3u8', { type: 'application/vnd.apple.mpegurl', body: Buffer.from(`${text.join('\n')}\n`) });
};
