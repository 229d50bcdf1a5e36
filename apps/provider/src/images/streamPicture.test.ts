import { describe, expect, test } from 'vitest';
import { imageId, parseImageId } from './imageId.ts';
import { streamPicture } from './streamPicture.ts';

describe('§2.8 the picture at the head of a stream', () => {
  test.each([
    ['markets/new-york', 'skyline', 'newyork'],
    ['markets/washington-dc', 'skyline', 'washington'],
    ['region/southeast', 'skyline', 'southeast'],
  ])('%s is a %s of %s', (path, motif, seed) => {
    expect(streamPicture(path)).toMatchObject({ motif, seed });
  });

  test('a sector is drawn as what it builds', () => {
    expect(streamPicture('sectors/data-centers').motif).toBe('datacenter');
    expect(streamPicture('sectors/land').motif).toBe('plat');
  });

  test.each([
    'plotline-topics/reits',
    'tag/premium',
    'thought-leaders/channel/harrow-and-pike',
    'best-practices/leasing',
  ])('%s always has the same picture that can be drawn', (path) => {
    expect(streamPicture(path)).toEqual(streamPicture(path));
    expect(parseImageId(imageId(streamPicture(path)))).toBeDefined();
  });
});
