import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { resolveHousePictures } from './housePictures.ts';
import { repositoryBrands } from '../../../test/fixtures/brands.ts';
import { readHouses } from './promotions.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'masthead-house-'));
const { library, close } = await openTestLibrary();
afterAll(async () => {
  await close();
  rmSync(directory, { recursive: true });
});

test('a house ad shows a photograph of the content folder, and one whose file is missing is left out', async () => {
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toFile(path.join(directory, 'quay.jpg'));
  const [[site, house] = []] = [...(await readHouses(repositoryBrands))];
  if (!site || !house) throw new Error('There are no house ads.');
  const { name: __, language: ___, look: ____, ...entry } = house;
  const { image: _, ...words } = entry.promotions[0] ?? {};
  const focalPoint = { x: 0.2, y: 0.5 };
  const promotions = [
    { ...words, id: 'photograph', image: { file: 'quay.jpg', decorative: true, focalPoint } },
    { ...words, id: 'missing', image: { file: 'gone.jpg', decorative: true } },
  ];
  const { key } = repositoryBrands.find((brand) => brand.site === site) ?? { key: '' };
  writeFileSync(path.join(directory, `${key}.json`), JSON.stringify({ ...entry, promotions }));
  const issues: string[] = [];
  const houses = await resolveHousePictures(await readHouses(repositoryBrands, undefined, directory), {
    library,
    directory,
    onIssue: (issue) => issues.push(issue),
  });
  expect(houses.get(site)?.promotions.map(({ id, picture }) => [id, picture])).toEqual([
    ['photograph', expect.stringMatching(/^media-[0-9a-f]{32}-900x600-[0-9a-f]{6}-at-20-50$/)],
  ]);
  expect(issues).toEqual([expect.stringContaining(`house ad missing of ${site}`)]);
});
