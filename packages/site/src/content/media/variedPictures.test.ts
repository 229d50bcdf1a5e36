import { expect, test } from 'vitest';
import { createPictureVariety } from './variedPictures';

const aStory = (uri: string) => ({
  image: { src: `${uri}/?width=800`, srcSet: '', width: 1200, height: 800, alt: '' },
});

const showsPictures = (uris: readonly string[]): boolean[] => {
  const vary = createPictureVariety();
  return uris.map((uri) => vary(aStory(uri)).image !== undefined);
};

test('a story has no picture if one of the last four pictures has the same motif', () =>
  expect(
    showsPictures([
      '/images/tower-facade-oxide-1-article',
      '/images/crane-slate-2-article',
      '/images/tower-up-slate-3-article',
    ]),
  ).toEqual([true, true, false]));

test('a motif may return after four other pictures', () => {
  const others = ['crane', 'plat', 'retail', 'hotel'].map((motif) => `/images/${motif}-a-1-article`);
  expect(showsPictures(['/images/tower-a-1-article', ...others, '/images/tower-b-2-article'])).toEqual(
    Array.from({ length: 6 }, () => true),
  );
});

test('photographs and pictures of other hosts have no motif', () =>
  expect(
    showsPictures(
      ['1', '2'].flatMap((digit) => [
        `/images/media-${digit.repeat(64)}-1200x800-aabbcc`,
        'https://pictures.example/images/tower-a-1-article',
      ]),
    ),
  ).toEqual([true, true, true, true]));

test('stories without a picture are unchanged', () =>
  expect(createPictureVariety()({ image: undefined })).toEqual({ image: undefined }));
