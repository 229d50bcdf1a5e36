import { expect, test } from 'vitest';
import { createPictureVariety } from './variedPictures';

const aStory = (src: string) => ({ image: { src, srcSet: '', width: 1200, height: 800, alt: '' } });

const showsPictures = (sources: readonly string[]): boolean[] => {
  const vary = createPictureVariety();
  return sources.map((src) => vary(aStory(src)).image !== undefined);
};

test('a story has no picture if one of the last four pictures is the same, in any size', () =>
  expect(showsPictures(['/images/a/?width=800', '/images/b/?width=800', '/images/a/?width=400'])).toEqual([
    true,
    true,
    false,
  ]));

test('a picture may return after four others', () =>
  expect(showsPictures(['a', 'b', 'c', 'd', 'e', 'a'].map((id) => `/images/${id}/?width=800`))).toEqual(
    Array.from({ length: 6 }, () => true),
  ));

test('stories without a picture are unchanged', () =>
  expect(createPictureVariety()({ image: undefined })).toEqual({ image: undefined }));
