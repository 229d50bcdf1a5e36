import '@masthead/process/private-files';
import { listFailures, listQueues, retryFailures } from '../../db/jobs/failures.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { Db } from '../../db/schema.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { OperatorError } from '../../server/operatorError.ts';
import { jobsUsage, parseJobsCommand } from './commandLines.ts';

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

await runCommand(jobsUsage, parseJobsCommand(process.argv.slice(2)), (command) =>
  withCommandDatabase(readEnv(), async ({ db }) => {
    if (command.action === 'list') return `${await list(db)}\n`;
    const retried = await retryFailures(db, command.id);
    if (retried === 0 && command.id !== 'all')
      throw new OperatorError(`No failed job has the id "${command.id}". npm run jobs lists them.`);
    return `${retried} failed jobs are done again by the next provider that looks for them.\n`;
  }),
);
