import { afterEach } from 'vitest';
import { compareStory } from './compareStory';

/* Takes a screenshot of the final state of a story and compares it with the last one. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  await compareStory(() => [task.name]);
});
