import { expect, test } from 'vitest';
import { describeEachEngine } from '../../test/support/engines.ts';
import { sampleAccounts, writeSampleAccounts } from '../accounts/sampleAccounts.ts';
import { createAccount } from '../accounts/accounts.ts';
import { applySampleData } from './sampleData.ts';

const now = new Date('2026-11-21T12:00:00Z');
const aSite = {
  key: 'example',
  name: 'Example',
  publication: 'exm:example',
  baseDomain: 'www.example.com',
  product: 'example',
};

describeEachEngine('sample data at start-up', (open) => {
  const start = async (choice: {
    sampleData: 'none' | 'content' | 'content-and-accounts';
    deployment: 'development' | 'production';
  }) => {
    const lines: string[] = [];
    const log = {
      info: (line: string) => void lines.push(`info ${line}`),
      warn: (line: string) => void lines.push(`warn ${line}`),
    };
    await applySampleData(open().db, { ...choice, now, log });
    return lines;
  };
  const emails = async () =>
    (await open().db.selectFrom('accounts').select('email').orderBy('email').execute()).map(({ email }) => email);

  test('leaves an empty database empty with none, and logs how to import content', async () => {
    expect(await start({ sampleData: 'none', deployment: 'production' })).toEqual([
      'info sample data: none (SAMPLE_DATA)',
      expect.stringMatching(/^warn the database has no content.*npm run seed/),
    ]);
    expect(await open().db.selectFrom('sites').selectAll().execute()).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  test('removes only the sample accounts of a development database in production with none', async () => {
    const { db } = open();
    await writeSampleAccounts(db, now);
    await createAccount(db, { email: 'reader@example.org' }, now);
    expect(await start({ sampleData: 'none', deployment: 'development' })).not.toContainEqual(
      expect.stringMatching(/removed/),
    );
    expect(await start({ sampleData: 'none', deployment: 'production' })).toContainEqual(
      expect.stringMatching(/^warn removed 2 sample account/),
    );
    expect(await emails()).toEqual(['reader@example.org']);
  });

  test('keeps the sample accounts in production with content-and-accounts, and logs a warning', async () => {
    const { db } = open();
    await db.insertInto('sites').values(aSite).execute();
    await writeSampleAccounts(db, now);
    expect(await start({ sampleData: 'content-and-accounts', deployment: 'production' })).toContainEqual(
      expect.stringMatching(/^warn SAMPLE_DATA=content-and-accounts keeps accounts/),
    );
    expect(await emails()).toContain(sampleAccounts.subscriber.email);
    await start({ sampleData: 'content', deployment: 'production' });
    expect(await emails()).toEqual(['reader@example.org']);
  });
});
