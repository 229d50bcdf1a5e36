import { expect, test } from 'vitest';
import { parseJobsCommand } from './jobsCommand.ts';

const id = '1222b329-85b9-42e4-b39e-9da7a303b3ea';

test.each([
  [[], { action: 'list' }],
  [['retry', 'all'], { action: 'retry', id: 'all' }],
  [['retry', id], { action: 'retry', id }],
  [['retry'], undefined],
  [['retry', 'first'], undefined],
  [['retry', id, id], undefined],
  [['delete', 'all'], undefined],
])('%s', (args, command) => {
  expect(parseJobsCommand(args)).toEqual(command);
});
