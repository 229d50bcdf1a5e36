import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { animation, blackPng, pdf, photograph, withIptc } from '../../../test/support/pictures.ts';
import { sampleContentDirectory } from '../../operations/seed/seed.ts';
import { defaultMediaLimits, findMedia } from './mediaLibrary.ts';
import { ingestMedia, type MediaInput } from './ingestMedia.ts';
import type { MediaIssueCode, MediaRecord } from './mediaRecord.ts';
import { readCredits } from './readCredits.ts';
import { useFolder } from '../../../test/support/folders.ts';
import { normalizePicture } from './normalizePicture.ts';

let opened: Awaited<ReturnType<typeof openTestLibrary>>;
beforeAll(async () => {
  opened = await openTestLibrary();
});
afterAll(() => opened.close());

const add = (source: MediaInput['source'], more: Partial<MediaInput> = {}) =>
  ingestMedia(opened.library, { source, fileName: 'A Picture.jpg', ...more });
const store = async (source: MediaInput['source'], more: Partial<MediaInput> = {}): Promise<MediaRecord> => {
  const result = await add(source, more);
  if (!result.ok) throw new Error(result.error[0].message);
  return result.value;
};
const readStored = async (id: string): Promise<Buffer> =>
  (await opened.library.storage.read(id)) ?? Buffer.from('nothing');

describe('adding a file to the media library', () => {
  test('stores a picture once, by its content', async () => {
    const bytes = await photograph({ width: 300, height: 200 });
    const [first, twin] = await Promise.all([
      add(bytes, { fileName: 'Tour d’Été.PNG' }),
      add(bytes, { fileName: 'Tour d’Été.PNG' }),
    ]);
    const again = await add(bytes, { fileName: 'other.jpg' });
    expect(first).toMatchObject({
      ok: true,
      value: {
        kind: 'image',
        type: 'image/jpeg',
        width: 300,
        height: 200,
        fileName: 'tour-d-ete.jpg',
        isAnimated: false,
      },
    });
    expect(again).toMatchObject({ ok: true, status: 'existing' });
    const ids = [first, twin, again].map((result) => (result.ok ? result.value.id : 'none'));
    expect(new Set(ids).size).toBe(1);
    expect(await findMedia(opened.library, ids[0] ?? '')).toEqual(first.ok && first.value);
    expect(await readdir(opened.library.incoming)).toEqual([]);
  });

  test('normalizes texts, and removes the characters that XML forbids', async () => {
    const bytes = await photograph({ width: 310, height: 200 });
    expect(
      await store(bytes, { alt: ' Cafe\u0301\u0003', caption: 'A\0 tower\uFFFE', credit: '\u0001' }),
    ).toMatchObject({
      alt: 'Café',
      caption: 'A tower',
      credit: null,
    });
  });

  test('measures a recording, and one that was added before lengths were measured', async () => {
    const file = path.join(sampleContentDirectory, 'sounds/basis-40.mp3');
    const { id, kind, seconds } = await store(createReadStream(file), { fileName: 'basis-40.mp3' });
    expect([kind, Math.round(seconds ?? 0)]).toEqual(['audio', 12]);
    await opened.library.db.updateTable('media').set({ seconds: null }).where('id', '=', id).execute();
    expect(Math.round((await store(createReadStream(file))).seconds ?? 0)).toBe(12);
  });

  test('reads a stream, and the placeholder color of the picture', async () => {
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const file = path.join(opened.dataDirectory, 'upload');
    await writeFile(file, bytes);
    expect(await store(createReadStream(file))).toMatchObject({ type: 'image/webp', color: '336699', width: 90 });
  });

  test('applies the orientation and leaves positions and other private metadata behind', async () => {
    const upright = await sharp(await photograph({ width: 300, height: 200, orientation: 6 }))
      .keepMetadata()
      .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
    expect(ExifReader.load(upright, { expanded: true })).toMatchObject({ gps: { Latitude: 51.5 } });
    const { id, width, height } = await store(upright);
    const metadata = await sharp(await readStored(id)).metadata();
    expect([width, height, metadata.width, metadata.height]).toEqual([200, 300, 200, 300]);
    expect([metadata.exif, metadata.orientation, metadata.xmp, metadata.iptc]).toEqual(Array(4).fill(undefined));
  });

  test('reads credit, copyright and caption of IPTC, and prefers declared ones', async () => {
    const bytes = withIptc(await photograph({ width: 200, height: 120 }), {
      80: 'Zoë Lee',
      110: 'Wire Service',
      116: '© 2026 Wire Service',
      120: 'The tower\nbefore its sale.',
    });
    expect(await store(bytes, { caption: 'A declared caption', alt: 'A tower' })).toMatchObject({
      credit: 'Zoë Lee/Wire Service',
      copyright: '© 2026 Wire Service',
      caption: 'A declared caption',
      alt: 'A tower',
    });
  });

  test('reads the texts of XMP and EXIF', async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="Agency"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">From XMP</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const bytes = await sharp(await photograph({ width: 210, height: 120 }))
      .withExif({ IFD0: { Copyright: '2026 Agency', ImageDescription: 'From EXIF' } })
      .withXmp(xmp)
      .toBuffer();
    expect(await store(bytes)).toMatchObject({ credit: 'Agency', copyright: '2026 Agency', caption: 'From XMP' });
  });

  test('keeps the frames of an animated GIF', async () => {
    const { id, ...record } = await store(await animation(120, 80, ['#f00', '#0f0', '#00f']), { fileName: 'loop.gif' });
    expect(record).toMatchObject({
      type: 'image/webp',
      isAnimated: true,
      width: 120,
      height: 80,
      fileName: 'loop.webp',
    });
    expect(await sharp(await readStored(id), { animated: true }).metadata()).toMatchObject({ pages: 3 });
  });

  test('scales a panorama down to the largest stored side', async () => {
    expect(await store(await photograph({ width: 9000, height: 300 }))).toMatchObject({ width: 8192, height: 273 });
  });

  test('stores a PDF as it is', async () => {
    const bytes = pdf('an issue');
    const { id, ...record } = await store(bytes, { fileName: 'Issue 4.exe' });
    expect(record).toMatchObject({ kind: 'document', type: 'application/pdf', fileName: 'issue-4.pdf', width: null });
    expect(await readStored(id)).toEqual(bytes);
  });

  test('stores the file again that a record has lost', async () => {
    const bytes = pdf('lost');
    const { id } = await store(bytes);
    await opened.library.storage.remove(id);
    expect(await add(bytes)).toMatchObject({ ok: true, status: 'stored' });
    expect(await readStored(id)).toEqual(bytes);
  });
});

describe('files that the media library refuses', () => {
  const isJpegCut = async (): Promise<Buffer> => (await photograph({ width: 600, height: 400 })).subarray(0, 4000);
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, MediaIssueCode, string]>([
    ['an empty file', () => Buffer.alloc(0), 'empty', 'is empty'],
    [
      'SVG under another name',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'unsupported-type',
      'no known type',
    ],
    [
      'SVG with an XML declaration',
      () => Buffer.from('<?xml version="1.0"?><svg/>'),
      'unsupported-type',
      'Save it as PNG',
    ],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'unsupported-type', 'Accepted are JPEG'],
    ['a program', () => Buffer.from('MZ' + '\0'.repeat(200)), 'unsupported-type', 'Accepted are JPEG'],
    ['a truncated picture', isJpegCut, 'damaged', 'cannot be decoded'],
  ])('refuses %s', async (_, make, code, message) => {
    const result = await add(await make());
    expect(result).toMatchObject({ ok: false, error: [{ code, message: expect.stringContaining(message) }] });
    expect(await readdir(opened.library.incoming)).toEqual([]);
  });

  test('a picture of too many pixels, before it is decoded', async () => {
    const bytes = await photograph({ width: 100, height: 100, format: 'png' });
    bytes.writeUInt32BE(16_000, 16);
    bytes.writeUInt32BE(8_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await add(bytes)).toMatchObject({
      ok: false,
      error: [{ code: 'too-many-pixels', message: expect.stringContaining('16000 × 8000 px') }],
    });
  });

  test('a file of too many bytes, without reading the rest', async () => {
    let served = 0;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (;;) {
        served += 1;
        yield Buffer.alloc(1024 * 1024, 7);
      }
    };
    expect(await add(endless())).toMatchObject({ ok: false, error: [{ code: 'too-large' }] });
    expect(served).toBeLessThan(60);
    expect(await readdir(opened.library.incoming)).toEqual([]);
  });

  test('an upload that is interrupted leaves nothing behind', async () => {
    const interrupted = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('%PDF-1.4');
      throw new Error('The client has left.');
    };
    await expect(add(interrupted())).rejects.toThrow('The client has left.');
    expect(await readdir(opened.library.incoming)).toEqual([]);
  });

  test('a picture that the storage cannot write leaves nothing behind', async () => {
    const bytes = await photograph({ width: 220, height: 140 });
    // A file where the storage needs a folder.
    const folder = path.join(
      opened.dataDirectory,
      'media',
      createHash('sha256').update(bytes).digest('hex').slice(0, 2),
    );
    // Another file of these tests may be in it.
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, '');
    await expect(add(bytes)).rejects.toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect(await readdir(opened.library.incoming)).toEqual([]);
    await rm(folder);
  });

  test('more uploads at once than the disk has space for, until one has ended', async () => {
    expect(opened.library.uploads.max).toBe(25);
    const library = { ...opened.library, uploads: { count: 0, max: 2 } };
    const rest = Promise.withResolvers<void>();
    const slow = async function* (text: string): AsyncGenerator<Uint8Array> {
      await rest.promise;
      yield pdf(text);
    };
    const addTo = (source: MediaInput['source']) => ingestMedia(library, { source, fileName: 'issue.pdf' });
    const uploads = [addTo(slow('one')), addTo(slow('two'))];
    expect(await addTo(pdf('three'))).toMatchObject({ ok: false, error: [{ code: 'busy' }] });
    rest.resolve();
    expect(await Promise.all(uploads)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await addTo(pdf('three'))).toMatchObject({ ok: true });
  });
});

const folder = useFolder();
beforeAll(async () => {});

const xmp = (padding: string, credit: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="${credit}"/></rdf:RDF>${padding}</x:xmpmeta>`;

const write = async (format: 'jpeg' | 'png' | 'webp' | 'avif', padding: string, credit = 'Agency'): Promise<string> => {
  const file = path.join(folder, `${padding.length}.${format}`);
  await sharp(await photograph({ width: 200, height: 120 }))
    .withExif({ IFD0: { Artist: 'Ann Lee', Copyright: '2026 Agency' } })
    .withXmp(xmp(padding, credit))
    .toFormat(format)
    .toFile(file);
  return file;
};

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('credits of %s are read', async (format) => {
  expect(await readCredits(await write(format, ''))).toMatchObject({
    credit: 'Ann Lee/Agency',
    copyright: '2026 Agency',
  });
});

test('XMP of megabytes is not parsed; EXIF next to it is', async () => {
  const file = await write('webp', ' '.repeat(3_000_000));
  expect(await readCredits(file)).toEqual({ credit: 'Ann Lee', copyright: '2026 Agency', caption: null });
});

test('a long credit is cut between characters', async () => {
  const { credit } = await readCredits(await write('jpeg', ' ', `x${'👍🏽'.repeat(80)}`));
  expect(credit).toMatch(/^Ann Lee\/x(?:👍🏽){40,}…$/u);
});

let file: string;
beforeAll(async () => {
  file = path.join(folder, 'upload');
});

test('a disk that cannot be written is an error, not a damaged picture', async () => {
  await writeFile(file, await photograph({ width: 90, height: 64 }));
  await expect(normalizePicture(file, path.join(folder, 'removed', 'picture'), defaultMediaLimits)).rejects.toThrow(
    expect.objectContaining({ code: 'ENOENT' }),
  );
});

test('a picture that takes longer than the limit is too slow, not damaged', async () => {
  await writeFile(file, blackPng(30_000));
  const limits = { ...defaultMediaLimits, maxPixels: Infinity, encodingSeconds: 1 };
  expect(await normalizePicture(file, path.join(folder, 'picture'), limits)).toMatchObject({
    ok: false,
    error: [{ code: 'too-slow', message: expect.stringContaining('within 1 seconds') }],
  });
});
