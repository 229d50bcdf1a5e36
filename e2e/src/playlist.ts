import { BufferTarget, Conversion, FilePathSource, Input, MP4, Mp4OutputFormat, Output } from 'mediabunny';

export type HlsFilm = { text: string; parts: ReadonlyMap<string, Buffer<ArrayBuffer>> };

/** Splits an MP4 film into parts of some seconds with an HLS playlist, without encoding it again. */
export const createPlaylist = async (file: string): Promise<HlsFilm> => {
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
  const parts = new Map([['start.m4s', film.subarray(0, starts[0]?.position)]]);
  const lines = starts.flatMap(({ position, seconds }, index) => {
    const next = starts[index + 1];
    const name = `part-${index}.m4s`;
    parts.set(name, film.subarray(position, next?.position));
    return [`#EXTINF:${((next?.seconds ?? length) - seconds).toFixed(3)},`, name];
  });
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:30',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="start.m4s"',
    ...lines,
    '#EXT-X-ENDLIST',
  ];
  return { text: `${playlist.join('\n')}\n`, parts };
};
