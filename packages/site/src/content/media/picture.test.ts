import { expect, test } from 'vitest';
import { getOriginalImageUrl, toDecorativePicture, toHeroPicture } from './picture';

test.each([
  ['/images/logo-harrow', '/images/logo-harrow/'],
  ['/images/logo-harrow/', '/images/logo-harrow/'],
  ['https://avatars.example/7', 'https://avatars.example/7'],
])('the original image %s has the URL %s, without a redirect', (uri, url) => {
  expect(getOriginalImageUrl(uri)).toBe(url);
});

test('a header picture is requested in its wide crop, and images of other hosts are unchanged', () => {
  const hero = (uri: string) =>
    toHeroPicture(
      toDecorativePicture({ uri, width: 800, height: 800 }) ?? { src: '', srcSet: '', width: 0, height: 0, alt: '' },
    );
  expect(hero('/images/crane-dusk-5-square')).toMatchObject({
    src: '/images/crane-dusk-5-square/?width=800&shape=wide',
    srcSet: expect.stringContaining('/?width=1200&shape=wide 1200w'),
  });
  expect(hero('https://pictures.example/7')).toMatchObject({ src: 'https://pictures.example/7', srcSet: '' });
});
