import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { useTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { sampleAccounts, writeSampleAccounts } from '../../readers/accounts/sampleAccounts.ts';
import { createAccount } from '../../readers/accounts/accounts.ts';
import { applySampleData } from './sampleData.ts';

const now = new Date('2026-11-21T12:00:00Z');
const exampleSite = {
  key: 'example',
  name: 'Example',
  publication: 'exm:example',
  baseDomain: 'www.example.com',
  product: 'example',
};

describeWithDatabase('sample data at start-up', (open) => {
  const library = useTestLibrary(open);
  const applyAndReadLog = async (options: {
    sampleData: 'none' | 'content' | 'content-and-accounts';
    deployment: 'development' | 'production';
  }) => {
    const lines: string[] = [];
    const log = {
      info: (line: string) => void lines.push(`info ${line}`),
      warn: (line: string) => void lines.push(`warn ${line}`),
    };
    await applySampleData(open().db, { ...options, now, log, library: await library() });
    return lines;
  };
  const listEmails = async () =>
    (await open().db.selectFrom('accounts').select('email').orderBy('email').execute()).map(({ email }) => email);

  test('SAMPLE_DATA=none leaves an empty database empty and logs how to import content', async () => {
    expect(await applyAndReadLog({ sampleData: 'none', deployment: 'production' })).toEqual([
      'info sample data: none (SAMPLE_DATA)',
      expect.stringMatching(/^warn the database has no content.*npm run seed/),
    ]);
    expect(await open().db.selectFrom('sites').selectAll().execute()).toEqual([]);
    expect(await listEmails()).toEqual([]);
  });

  test('SAMPLE_DATA=none removes the sample accounts in production, and no other account', async () => {
    const { db } = open();
    await writeSampleAccounts(db, now);
    await createAccount(db, { email: 'reader@example.org' }, now);
    expect(await applyAndReadLog({ sampleData: 'none', deployment: 'development' })).not.toContainEqual(
      expect.stringMatching(/removed/),
    );
    expect(await applyAndReadLog({ sampleData: 'none', deployment: 'production' })).toContainEqual(
      expect.stringMatching(/^warn removed 2 sample account/),
    );
    expect(await listEmails()).toEqual(['reader@example.org']);
  });

  test('content-and-accounts keeps the sample accounts in production with a warning; content removes them', async () => {
    const { db } = open();
    await db.insertInto('sites').values(exampleSite).execute();
    await writeSampleAccounts(db, now);
    expect(await applyAndReadLog({ sampleData: 'content-and-accounts', deployment: 'production' })).toContainEqual(
      expect.stringMatching(/^warn SAMPLE_DATA=content-and-accounts keeps accounts/),
    );
    expect(await listEmails()).toContain(sampleAccounts.subscriber.email);
    await applyAndReadLog({ sampleData: 'content', deployment: 'production' });
    expect(await listEmails()).toEqual(['reader@example.org']);
  });
});
