// Faults of a deployment under load: `npm run test:faults`.
import { printUsageForHelp } from '@masthead/process/command';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { withUsage } from '@masthead/scripts/args';
import { StartError, formatError } from '@masthead/scripts/errors';
import { logProgress } from '@masthead/scripts/progress';
import { createTemporaryFolder } from '../src/stack.ts';
import { createSeededData } from './deployment.ts';
import { findPrograms } from './programs.ts';
import { findProblems, formatResults, type Results, summarizeFault } from './report.ts';
import { runDeployment, runFullDisks, runKills, short, type SuiteOptions } from './suite.ts';

const usage =
  'Usage: npm run test:faults -- [--short] [--seconds 60] [--kills 20] [--purges 100] [--only "provider 1,purges,deploy,kills,full disks"]';
/** Unseen pages must be there 5 s after a fault, and no cached page waits for another process. */
const limits = { recoveryMs: 5_000, slowRequests: 0, purgeMs: 1_000 } as const;
/** How long the disk of a database is full, in ms. */
const fullForMs = 3_000;

/**
 * Other programs of the machine should not be measured. Only root may do this; the processes of the deployment inherit
 * it.
 */
const raisePriority = (): void => {
  try {
    setPriority(-15);
  } catch {
    console.warn('The priority cannot be raised without root: waits include those for other programs of this machine.');
  }
};

const readNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new StartError(`--${name} is not a whole number: "${text}".`);
  return number;
};

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

printUsageForHelp(usage);
raisePriority();
const { folder, remove } = createTemporaryFolder();
try {
  const known = {
    seconds: { type: 'string', default: '60' },
    kills: { type: 'string', default: '20' },
    purges: { type: 'string', default: '100' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  } as const;
  const { values } = withUsage(usage, () => parseArgs({ options: known }));
  const found = findPrograms();
  if (!found.ok)
    throw new StartError(`Install what is missing: ${found.missing.join(', ')} (Debian: apt-get install).`);
  const { programs } = found;
  if (programs.faketime === undefined)
    console.warn('The clock faults are skipped: libfaketime not found (Debian: apt-get install libfaketime).');
  const only = values.only?.split(',').map((name) => name.trim());
  const isSelected = (part: string): boolean => only === undefined || only.includes(part);
  const kills = values.short ? short.kills : readNumber('kills', values.kills);
  const options: SuiteOptions = {
    ...(values.short
      ? short
      : {
          lastsMs: readNumber('seconds', values.seconds) * 1_000,
          select: ({ subject }) => isSelected(subject),
          purges: isSelected('purges') ? readNumber('purges', values.purges) : 0,
          deploys: isSelected('deploy') ? 'one' : 'none',
        }),
    onResult: (result) => logProgress(summarizeFault(result)),
  };
  const seeded = await createSeededData(folder, programs);
  const suite = only?.every((part) => ['none', 'kills', 'full disks'].includes(part))
    ? { faults: [], purges: [], deploy: undefined }
    : await runDeployment(folder, programs, seeded, options);
  const results: Results = {
    ...suite,
    kills: kills > 0 && isSelected('kills') ? await runKills(folder, programs, seeded, kills) : [],
    fullDisks: isSelected('full disks') ? await runFullDisks(folder, programs, seeded, fullForMs) : [],
  };
  console.log(`\n${formatResults(results)}\n`);
  const problems = findProblems(results, limits);
  for (const problem of problems) console.error(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
} finally {
  remove();
}
process.exit();
