import { describe, expect, test } from 'vitest';
import { findPrograms } from '../faults/programs.ts';
import { findProblems, formatFaults, formatKills } from '../faults/report.ts';
import { runFaults, runKills, short } from '../faults/suite.ts';
import { createTemporaryFolder } from '../src/stack.ts';

const found = findPrograms();
if (!found.ok) console.warn(`The fault tests are skipped: ${found.missing.join(', ')} not found.`);

/** Limits on a machine that runs other tests at the same time. */
const limits = { recoveryMs: 30_000, slowRequests: Number.POSITIVE_INFINITY } as const;

describe.skipIf(!found.ok)('two sites and two providers behind nginx, with PostgreSQL and Redis', () => {
  const programs = found.ok ? found.programs : { nginx: '', redis: '', postgres: '' };

  test('while a process is killed or frozen, no request of a page seen before fails, and other pages recover', async () => {
    const { folder, remove } = createTemporaryFolder();
    try {
      const results = await runFaults(folder, programs, short);
      expect(findProblems(results, [], limits), formatFaults(results)).toEqual([]);
    } finally {
      remove();
    }
  }, 400_000);

  test('a provider that is killed during writes has lost no acknowledged one, on either database', async () => {
    const { folder, remove } = createTemporaryFolder();
    try {
      const results = await runKills(folder, programs, short.kills);
      expect(findProblems([], results, limits), formatKills(results)).toEqual([]);
      expect(results.every(({ acknowledged }) => acknowledged >= short.kills)).toBe(true);
    } finally {
      remove();
    }
  }, 400_000);
});
