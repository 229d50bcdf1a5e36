import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import { createPgBoss } from './pgBoss.ts';
import { queues } from './queues.ts';

/** Creates or updates the schema of pg-boss and its queues. Several processes may call it at once. */
export const installJobs = async (db: Kysely<Database>): Promise<void> => {
  const boss = createPgBoss(db, { supervise: false, schedule: false });
  await boss.start();
  try {
    for (const [name, options] of Object.entries(queues)) {
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
};
