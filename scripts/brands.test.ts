import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadBrand } from './lib/brand.ts';
import { brandFolders, inRoot } from './lib/paths.ts';

const brands = await Promise.all(brandFolders().map(async (folder) => ({ folder, brand: await loadBrand(folder) })));

/** Px from the file itself: the view box of an SVG, the header of a PNG or of a WebP. */
const readSize = (file: Buffer): readonly [width: number, height: number] => {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(file.toString('latin1'));
  if (box) return [Number(box[1]), Number(box[2])];
  // The two bits above the fourteen of each are a scale that nobody uses.
  if (file.toString('latin1', 8, 16) === 'WEBPVP8 ')
    return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
};

test('there is the template that new brands are made from', () => {
  expect(brands.map(({ folder }) => folder)).toContain('sister-site-template');
});

describe.each(brands)('the brand of $folder', ({ folder, brand }) => {
  test('is called after its folder', () => expect(brand.key).toBe(folder));

  const pictures = [
    ...Object.values(brand.logos),
    ...brand.footer.logos.map(({ image, ...logo }) => ({ ...logo, src: image })),
  ];
  test.each(pictures)('has $src in the shape that it announces', ({ src, width, height }) => {
    const [ownWidth, ownHeight] = readSize(readFileSync(inRoot('apps', folder, 'public', src)));
    expect(width / height).toBeCloseTo(ownWidth / ownHeight, 1);
  });

  test('leads nowhere twice from one menu', () => {
    const { mainItems, secondaryItems, topNavs, favoriteLinks, mobileMenu } = brand.menu;
    const lists = [
      mainItems.map(({ titleUrl }) => titleUrl),
      ...[topNavs, favoriteLinks, mobileMenu.secondaryLinks, ...secondaryItems.map(({ children }) => children)].map(
        (links) => links.map(({ url }) => url),
      ),
    ];
    expect(lists.filter((list) => new Set(list).size !== list.length)).toEqual([]);
  });

  test('sends every store link with its own promo code (§9)', () => {
    const stores = JSON.stringify(brand).match(/\/Registration\/[^"]+/g) ?? [];
    expect(stores.length).toBeGreaterThan(10);
    expect(stores.filter((url) => !url.includes(`?promoCode=${brand.promoCode}&`))).toEqual([]);
  });
});

describe('the help that a signed-in reader is offered (§2.7)', () => {
  type Page = { path: string; content: string };
  const offered = brands.flatMap(({ folder, brand }) => {
    const link = brand.menu.userMenu.signedIn.links.find(({ title }) => title === 'Help/FAQ');
    return link ? [{ folder, url: link.url }] : [];
  });
  test.each(offered)('$folder: Help/FAQ leads to questions with answers, not to a form', ({ folder, url }) => {
    const file = inRoot('sample-content/publications', folder, 'static-pages.json');
    const pages = JSON.parse(readFileSync(file, 'utf8')) as Page[];
    const help = pages.find(({ path }) => path === url);
    expect(help?.content.match(/<h3>[^<]+<\/h3>\s*<p>/g)?.length).toBeGreaterThanOrEqual(5);
    expect(help?.content).not.toContain('<form');
  });
});

test.each(['key', 'site', 'pathPrefix', 'promoCode', 'publicationSlug', 'domain', 'origin'] as const)(
  'no two brands share their %s',
  (field) => {
    const values = brands.map(({ brand }) => brand[field]);
    expect(new Set(values).size).toBe(values.length);
  },
);
