import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sendHostileRequests, startStack } from '../fuzz/sendHostileRequests.ts';
import { isFullRun } from '../src/env.ts';
import { copySeededData } from '../src/content.ts';
import { createTemporaryFolder, type RunningServer } from '../src/stack.ts';

/** The same inputs in each run, so that a failure comes from the change under test. */
const seed = 424_706_061;
const runs = isFullRun ? 4_000 : 500;

test.skipIf(inject('templateOrigin') === '')(
  `${runs} hostile requests get responses without errors, foreign markup and data of other readers`,
  { timeout: 30 * 60_000 },
  async () => {
    const { folder, remove } = createTemporaryFolder();
    const started: RunningServer[] = [];
    onTestFinished(async () => {
      await Promise.all(started.map(({ service }) => service.stop()));
      remove();
    });
    copySeededData(path.join(folder, 'provider'));
    const stack = await startStack(folder, (server) => started.push(server));
    expect(await sendHostileRequests(stack, { runs, seed })).toEqual({ sent: runs, violations: [] });
  },
);
