import { beforeAll, afterAll, describe, expect, inject, test } from 'vitest';
import { createSeededData, type SeededData } from '../faults/deployment.ts';
import { findPrograms } from '../faults/programs.ts';
import { findProblems, formatResults, type Results } from '../faults/report.ts';
import { runDeployment, runFullDisks, runKills, short } from '../faults/suite.ts';
import { createTemporaryFolder } from '../src/stack.ts';

const found = findPrograms();
if (!found.ok) console.warn(`The fault tests are skipped: ${found.missing.join(', ')} not found.`);

/** Limits on a machine that runs other tests at the same time. */
const limits = { recoveryMs: 30_000, slowRequests: Number.POSITIVE_INFINITY, purgeMs: Number.POSITIVE_INFINITY };
const none: Results = { faults: [], purges: [], deploy: undefined, kills: [], fullDisks: [] };
const fullForMs = 1_000;
/** A busy machine takes several times the two minutes of an idle one. */
const limitMs = 1_200_000;

describe.skipIf(!found.ok)('two sites and two providers behind nginx, with PostgreSQL and Redis', () => {
  const programs = found.ok ? found.programs : { nginx: '', redis: '', postgres: '' };

  const shared = createTemporaryFolder();
  let seeded: SeededData;
  beforeAll(async () => {
    seeded = await createSeededData(shared.folder, programs, inject('seededData') || undefined);
  }, limitMs);
  afterAll(shared.remove);

  const expectNoProblem = async (run: (folder: string) => Promise<Partial<Results>>): Promise<Results> => {
    const { folder, remove } = createTemporaryFolder();
    try {
      const results = { ...none, ...(await run(folder)) };
      expect(findProblems(results, limits), formatResults(results)).toEqual([]);
      return results;
    } finally {
      remove();
    }
  };

  test(
    'while something is broken, no request of a page seen before fails, other pages recover, and corrections are shown everywhere',
    async () => {
      const { purges } = await expectNoProblem((folder) => runDeployment(folder, programs, seeded, short));
      expect(purges.map(({ corrections }) => corrections.length)).toEqual([5, 5, 5]);
    },
    limitMs,
  );

  test(
    'a provider that is killed during writes has lost no acknowledged one, on either database',
    async () => {
      const { kills } = await expectNoProblem(async (folder) => ({
        kills: await runKills(folder, programs, seeded, short.kills),
      }));
      expect(kills.every(({ acknowledged }) => acknowledged >= short.kills)).toBe(true);
    },
    limitMs,
  );

  test(
    'a database whose disk is full has lost no acknowledged write, and accepts writes once there is space',
    async () => {
      const { fullDisks } = await expectNoProblem(async (folder) => ({
        fullDisks: await runFullDisks(folder, programs, seeded, fullForMs),
      }));
      expect(fullDisks.every(({ refused, acknowledged }) => refused > 0 && acknowledged > 0)).toBe(true);
    },
    limitMs,
  );
});
