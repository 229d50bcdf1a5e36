import { expect, test } from 'vitest';
import { getBehaviorTags } from '../page/pageViews.ts';

test.each([
  [['office'], ['office', 'article']],
  [
    ['office', 'free'],
    ['office', 'free'],
  ],
  [['Premium'], ['Premium']],
  [['freedom'], ['freedom', 'article']],
  [[], ['128', '131', '106', 'article']],
])('§4: a page with the tags %j sends the behavior event with %j', (tags, fired) => {
  expect(getBehaviorTags(tags)).toEqual(fired);
});
