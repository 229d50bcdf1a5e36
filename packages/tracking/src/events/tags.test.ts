import { expect, test } from 'vitest';
import { getBehaviorTags } from './tags.ts';

test.each([
  [['office'], ['office', 'article']],
  [
    ['office', 'free'],
    ['office', 'free'],
  ],
  [['Premium'], ['Premium']],
  [['freedom'], ['freedom', 'article']],
  [[], ['128', '131', '106', 'article']],
])('SPEC §4: a page tagged %j fires with %j', (tags, fired) => {
  expect(getBehaviorTags(tags)).toEqual(fired);
});
