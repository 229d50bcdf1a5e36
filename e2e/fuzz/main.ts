// Hostile requests to the production build: `npm run fuzz`.
import { withUsage } from '@masthead/scripts/args';
import { build } from '@masthead/scripts/build';
import { variables } from '@masthead/scripts/env';
import { formatError, StartError } from '@masthead/scripts/errors';
import { logProgress, withProgress } from '@masthead/scripts/progress';
import { parseArgs } from 'node:util';
import { createTemporaryFolder, type RunningServer } from '../src/stack.ts';
import { testedBrand } from '../src/testedBrand.ts';
import { sendHostileRequests, startStack } from './sendHostileRequests.ts';

const usage = 'Usage: npm run fuzz -- [--runs 12000] [--seed 7] [--path 12:0]';

const parseInteger = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value)) throw new StartError(`--${name} must be a whole number, not "${text}".`);
  return value;
};

const { folder, remove } = createTemporaryFolder();
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
const started: RunningServer[] = [];
try {
  const { values } = withUsage(usage, () =>
    parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' }, path: { type: 'string' } } }),
  );
  if (values.path !== undefined && values.seed === undefined)
    throw new StartError('--path repeats one request: give its seed, too.');
  const runs = parseInteger('runs', values.runs ?? '12000');
  const seed = values.seed === undefined ? Date.now() % 1_000_000_000 : parseInteger('seed', values.seed);
  await withProgress('Building', build([testedBrand.key], variables));
  const stack = await withProgress(
    'Starting the provider and the site',
    startStack(folder, (server) => started.push(server)),
  );
  const { sent, violations } = await withProgress(
    `Sending hostile requests (--seed ${seed} --runs ${runs})`,
    sendHostileRequests(stack, { runs, seed, path: values.path }),
    30_000,
  );
  for (const line of violations) console.error(`FAILED ${line}`);
  logProgress(`${sent} hostile requests, ${violations.length} failures`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
} finally {
  await Promise.all(started.map(({ service }) => service.stop()));
  remove();
}
