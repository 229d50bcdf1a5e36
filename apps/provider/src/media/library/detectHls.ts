import { type FileHandle, open } from 'node:fs/promises';

export const playlistType = 'application/vnd.apple.mpegurl';

/** Media type of the parts of an HLS film in MP4. Those in MPEG transport streams are `video/mp2t`. */
export const mp4PartType = 'video/iso.segment';

const headerBytes = 8;
const maxBoxes = 8;

const readText = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
};

/** Names of the first boxes of an MP4 file (ISO 14496-12, 4.2); empty for other files. */
const listBoxes = async (file: FileHandle): Promise<readonly string[]> => {
  const { size: fileBytes } = await file.stat();
  const names: string[] = [];
  let position = 0;
  while (names.length < maxBoxes) {
    const header = await readText(file, position, headerBytes);
    if (header.length < headerBytes) return names;
    const size = header.readUInt32BE(0);
    names.push(header.toString('latin1', 4, headerBytes));
    // 0 and 1 are boxes up to the end of the file and with a longer size: films, and no parts.
    if (size < headerBytes) return names;
    position += size;
    if (position > fileBytes) return [];
  }
  return names;
};

const partStarts: ReadonlySet<string> = new Set(['styp', 'sidx', 'moof', 'emsg', 'prft']);

/** A fragment, or an initialization section, which describes the tracks and has no media. */
const isMp4Part = (boxes: readonly string[]): boolean =>
  partStarts.has(boxes[0] ?? '') ||
  (boxes[0] === 'ftyp' && boxes.includes('moov') && !boxes.includes('moof') && !boxes.includes('mdat'));

/** Detects an HLS playlist and the parts of its film in MP4; undefined for other files. */
export const detectHls = async (location: string): Promise<string | undefined> => {
  const file = await open(location);
  try {
    const start = await readText(file, 0, '#EXTM3U'.length);
    if (start.toString('latin1') === '#EXTM3U') return playlistType;
    return isMp4Part(await listBoxes(file)) ? mp4PartType : undefined;
  } finally {
    await file.close();
  }
};
