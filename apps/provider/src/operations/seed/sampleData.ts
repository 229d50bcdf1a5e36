import type { Logger } from 'pino';
import { removeSampleAccounts } from '../../readers/accounts/sampleAccounts.ts';
import type { Db } from '../../db/schema.ts';
import type { Env } from '../env.ts';
import { isSeeded, listMissing, seedIfEmpty, type SeedOptions, updateContent } from './seed.ts';

type Options = Pick<Env, 'sampleData' | 'deployment'> &
  Partial<Pick<Env, 'sampleSites'>> &
  Pick<SeedOptions, 'library' | 'contentDirectory' | 'cache'> & { now: Date; log: Pick<Logger, 'info' | 'warn'> };

/**
 * Imports the sample content if requested: of all publications into an empty database, or of `sampleSites` that the
 * database lacks. In production it removes sample accounts: their password is public.
 */
export const applySampleData = async (
  db: Db,
  { sampleData, sampleSites, deployment, now, log, ...files }: Options,
): Promise<void> => {
  log.info(`sample data: ${sampleData} (SAMPLE_DATA)`);
  if (sampleData !== 'none') {
    const options: SeedOptions = {
      ...files,
      now,
      log: (line) => log.info(line),
      sampleAccounts: sampleData === 'content-and-accounts' ? 'create' : 'skip',
      only: sampleSites,
    };
    const seeded = await seedIfEmpty(db, options);
    const only = await listMissing(db, sampleSites ?? []);
    const imported = !seeded && only.length > 0 ? await updateContent(db, { ...options, only }) : seeded;
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
