// Faults of a deployment under load: npm run test:faults -- [--seconds 60] [--kills 200] [--only "provider 1,Redis" | none] [--short]
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { StartError, formatError } from '@masthead/scripts/errors';
import { logProgress } from '@masthead/scripts/progress';
import { createTemporaryFolder } from '../src/stack.ts';
import { findPrograms } from './programs.ts';
import { formatFaults, formatKills, findProblems } from './report.ts';
import { runFaults, runKills, short } from './suite.ts';

/** Unseen pages must be there 5 s after a fault, and no cached page waits for another process. */
const limits = { recoveryMs: 5_000, slowRequests: 0 } as const;

/** Other programs of the machine should not be measured. Only root may do this; the processes of the deployment inherit it. */
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

raisePriority();
const { folder, remove } = createTemporaryFolder();
try {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      kills: { type: 'string', default: '20' },
      only: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  });
  const found = findPrograms();
  if (!found.ok)
    throw new StartError(`Install what is missing: ${found.missing.join(', ')} (Debian: apt-get install).`);
  const only = values.only?.split(',').map((name) => name.trim());
  const seconds = readNumber('seconds', values.seconds);
  const kills = values.short ? short.kills : readNumber('kills', values.kills);
  const faults =
    values.only === 'none'
      ? []
      : await runFaults(folder, found.programs, {
          lastsMs: values.short ? short.lastsMs : seconds * 1000,
          select: values.short ? short.select : (machine) => only === undefined || only.includes(machine),
          onResult: ({ machine, kind }) => logProgress(`${machine}: ${kind}`),
        });
  if (faults.length > 0) console.log(`\n${formatFaults(faults)}\n`);
  const killed = kills === 0 ? [] : await runKills(folder, found.programs, kills);
  if (killed.length > 0) console.log(`${formatKills(killed)}\n`);
  const problems = findProblems(faults, killed, limits);
  for (const problem of problems) console.error(`- ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
} finally {
  remove();
}
process.exit();
