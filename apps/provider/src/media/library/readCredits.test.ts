import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photograph } from '../../../test/support/pictures.ts';
import { readCredits } from './readCredits.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'masthead-credits-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

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
