import type { Logger } from 'pino';
import { removeSampleAccounts } from '../../readers/accounts/sampleAccounts.ts';
import type { Db } from '../../db/schema.ts';
import type { Env } from '../env.ts';
import { isSeeded, seedIfEmpty, type SeedOptions } from './seed.ts';

type Options = Pick<Env, 'sampleData' | 'deployment'> &
  Pick<SeedOptions, 'library'> & { now: Date; log: Pick<Logger, 'info' | 'warn'> };

/** Fills an empty database if requested. In production it removes sample accounts: their password is public. */
export const applySampleData = async (
  db: Db,
  { sampleData, deployment, now, log, library }: Options,
): Promise<void> => {
  log.info(`sample data: ${sampleData} (SAMPLE_DATA)`);
  if (sampleData !== 'none') {
    const imported = await seedIfEmpty(db, {
      now,
      library,
      log: (line) => log.info(line),
      sampleAccounts: sampleData === 'content-and-accounts' ? 'create' : 'skip',
    });
    for (const failure of imported?.failures ?? []) log.warn(failure);
  } else if (!(await isSeeded(db))) {
    log.warn(
      'the database has no content, so sites show empty pages. Import content with: npm run seed -- --content <folder> (docs/guides/content-import.md)',
    );
  }
  if (deployment !== 'production') return;
  if (sampleData === 'content-and-accounts') {
    log.warn(
      'SAMPLE_DATA=content-and-accounts keeps accounts with a public password in production. Unset it if the site is public',
    );
    return;
  }
  const removed = await removeSampleAccounts(db);
  if (removed.length > 0)
    log.warn(`removed ${removed.length} sample account(s) from production, because their password is public`);
};
