import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findReadableAccent, isReadableAccent, templateAccent, withInks } from './accent.ts';
import { drawLogos, fitArtwork } from './pictures.ts';

test.each(['#14524c', '#8c2c1b', '#000080', '#5a2a82'])('%s is readable as it is', (accent) => {
  expect(isReadableAccent(accent)).toBe(true);
  expect(findReadableAccent(accent)).toBe(accent);
});

test.each([
  ['#eedd22', '#706810'],
  ['#00cc66', '#00763b'],
  ['#ffffff', '#666666'],
])('%s becomes the nearest readable color', (accent, readable) => {
  expect(isReadableAccent(accent)).toBe(false);
  expect(findReadableAccent(accent)).toBe(readable);
});

test.each([
  [templateAccent, 'pictures/civic-verdigris.webp'],
  ['#1d4e79', 'pictures/civic-slate.webp'],
  ['#7a1f3d', 'pictures/civic-dusk.webp'],
  ['#8a4b08', 'pictures/civic-ochre.webp'],
])('with the accent %s the drawings of the template lead in the ink of %s', (accent, picture) => {
  const pictures = new Set(['dusk', 'ochre', 'slate', 'verdigris'].map((ink) => `civic-${ink}.webp`));
  expect(withInks('pictures/civic-verdigris.webp', { from: templateAccent, to: accent }, pictures)).toBe(picture);
  expect(
    withInks('pictures/port-verdigris-2.webp', { from: templateAccent, to: accent }, pictures),
    'a drawing of one ink',
  ).toBe('pictures/port-verdigris-2.webp');
});

const size = 'viewBox="0 0 100 50"';
const square = (color: string): string => `<rect width="50" height="50" fill="${color}"/>`;
const letter = '<rect x="20" y="20" width="10" height="10" fill="#fff"/>';

/** Colors of the square and of the letter on it, in a logo for dark backgrounds. */
const readInverse = async (svg: string): Promise<string[]> => {
  const wordmark = fitArtwork('wordmark', svg);
  const mark = fitArtwork('mark', svg);
  if (!wordmark || !mark) throw new Error('The logo of this test is no SVG.');
  const logos = await drawLogos('logo', { name: 'Logo', accent: '#6b2fa0', wordmark, mark });
  const { data, info } = await sharp(Buffer.from(logos['brand/logo-inverse.svg'] ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [5, 25].map((x) => {
    const at = (25 * info.width + x) * info.channels;
    return data.subarray(at, at + 3).toString('hex');
  });
};

test('a logo of one color is light on dark backgrounds', async () => {
  const [color = ''] = await readInverse(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${square('#6b2fa0')}</svg>`);
  expect(Number.parseInt(color, 16)).toBeGreaterThan(0xe0e0e0);
});

test('a letter on the square of a logo stays visible on dark backgrounds', async () => {
  const [back, front] = await readInverse(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${square('#6b2fa0')}${letter}</svg>`,
  );
  expect(front).toBe('000000');
  expect(Number.parseInt(back?.slice(0, 2) ?? '', 16)).toBeGreaterThan(0x90);
});
