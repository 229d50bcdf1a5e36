import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { listFailures, listQueues, retryFailures } from '../../db/jobs/failures.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { Db } from '../../db/schema.ts';
import { readEnv } from '../env.ts';
import { OperatorError, printError } from '../../server/operatorError.ts';
import { type JobsCommand, jobsUsage, parseJobsCommand } from './jobsCommand.ts';

const maxListed = 50;

const list = async (db: Db): Promise<string> => {
  const queues = await listQueues(db);
  const failures = await listFailures(db, maxListed);
  return [
    ...queues.map(
      ({ queue, waiting, retried, active, failed }) =>
        `${queue.padEnd(12)} ${waiting} waiting, ${retried} to be retried, ${active} active, ${failed} failed`,
    ),
    ...(failures.length > 0 ? ['', `Failed for good, the newest ${maxListed} at most:`] : []),
    ...failures.map(
      ({ id, queue, about, failedAt, attempts, reason }) =>
        `${id}  ${failedAt.toISOString()}  ${queue}  ${about}  after ${attempts} attempts: ${reason}`,
    ),
  ].join('\n');
};

const run = (command: JobsCommand): Promise<string> =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    if (command.action === 'list') return list(db);
    const retried = await retryFailures(db, command.id);
    if (retried === 0 && command.id !== 'all')
      throw new OperatorError(`No failed job has the id "${command.id}". npm run jobs lists them.`);
    return `${retried} failed jobs are done again by the next provider that looks for them.`;
  });

const main = async (args: readonly string[]): Promise<void> => {
  const command = parseJobsCommand(args);
  if (command) return void process.stdout.write(`${await run(command)}\n`);
  console.error(jobsUsage);
  process.exitCode = 2;
};

printUsageForHelp(jobsUsage);
main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});
