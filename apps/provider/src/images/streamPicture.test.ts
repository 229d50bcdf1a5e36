import { describe, expect, test } from 'vitest';
import { toImageId, parseImageId } from './imageId.ts';
import { streamPicture } from './streamPicture.ts';

describe('§2.8 the header picture of a stream', () => {
  test.each([
    ['markets/new-york', 'skyline', 'newyork'],
    ['markets/washington-dc', 'skyline', 'washington'],
    ['region/southeast', 'skyline', 'southeast'],
  ])('%s has motif %s with seed %s', (path, motif, seed) => {
    expect(streamPicture(path)).toMatchObject({ motif, seed });
  });

  test.each(['sectors/office', 'harbor-wire-topics/docks', 'tag/premium'])(
    '%s has strata, a drawing of no trade',
    (path) => {
      expect(streamPicture(path)).toMatchObject({ motif: 'chart', variant: 'strata' });
    },
  );

  test.each([
    'plotline-topics/reits',
    'tag/premium',
    'thought-leaders/channel/harrow-and-pike',
    'best-practices/leasing',
  ])('%s always has the same valid picture', (path) => {
    expect(streamPicture(path)).toEqual(streamPicture(path));
    expect(parseImageId(toImageId(streamPicture(path)))).toBeDefined();
  });
});
