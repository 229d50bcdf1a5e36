import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { completeChoice } from './choice.ts';
import { getContentFolder } from './content.ts';
import { planPublication } from './plan.ts';
import { readTaken } from './readTaken.ts';
import { readSources } from './template.ts';

test.each([
  ['', 1],
  ['magazine', 0],
])('a publication without "%s" has %i newsletters about its magazine', (without, count) => {
  const choice = { ...completeChoice('harbor', { without }, readTaken(root, 4797)), wordmarkWidth: 200 };
  const content = planPublication(choice, readSources(inRoot()), []).find(
    ({ path }) => path === `${getContentFolder('harbor')}/newsletters.json`,
  );
  const newsletters = JSON.parse(String(content && 'text' in content && content.text)) as { title: string }[];
  expect(newsletters.filter(({ title }) => title.includes('Quarterly'))).toHaveLength(count);
});
