import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type PhotographOptions = {
  width: number;
  height: number;
  format?: 'jpeg' | 'png' | 'webp';
  /** EXIF orientation: 6 is a picture that a camera took upright. */
  orientation?: number;
};

/** A picture like a photograph: a sky above a darker ground, with noise, so that it does not compress to nothing. */
export const photograph = async ({
  width,
  height,
  format = 'jpeg',
  orientation = 1,
}: PhotographOptions): Promise<Buffer> => {
  const noise = await sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const ground = await sharp({ create: { width, height: Math.ceil(height / 2), channels: 3, background: '#5a4632' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#7fa8d0' }, limitInputPixels: false })
    .composite([
      { input: ground, gravity: 'south', limitInputPixels: false },
      { input: noise, tile: true, blend: 'soft-light' },
    ])
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
};

const dataSet = (number: number, text: string): Buffer => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x1c, 2, number, bytes.length >> 8, bytes.length & 0xff]), bytes]);
};

/** Adds IPTC fields to a JPEG, as picture desks do: 80 by-line, 110 credit, 116 copyright, 120 caption. */
export const withIptc = (jpeg: Buffer, fields: Readonly<Record<number, string>>): Buffer => {
  const records = Buffer.concat(Object.entries(fields).map(([number, text]) => dataSet(Number(number), text)));
  const padding = Buffer.alloc(records.length % 2);
  const size = Buffer.from([0, 0, records.length >> 8, records.length & 0xff]);
  const resource = Buffer.concat([Buffer.from('8BIM'), Buffer.from([4, 4, 0, 0]), size, records, padding]);
  const content = Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource]);
  const length = content.length + 2;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xed, length >> 8, length & 0xff]),
    content,
    jpeg.subarray(2),
  ]);
};

/** A GIF with frames in the given colors. */
export const animation = async (width: number, height: number, colors: readonly string[]): Promise<Buffer> => {
  const frames = await Promise.all(
    colors.map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: colors.map(() => 100) })
    .toBuffer();
};

/** The smallest PDF that readers open. */
export const pdf = (text: string): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

const pngChunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
};

/** A black square of one bit a pixel: a small file that takes long to decode. `side` in px is a multiple of 8. */
export const blackPng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(side * (1 + side / 8)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};
