import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogos, fitArtwork } from './pictures.ts';

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
