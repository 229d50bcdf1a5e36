import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { createAccount } from './accounts.ts';
import { addNewsletters, listSubscribers, toCsv } from './newsletters.ts';
import { parseSubscribersCommand } from '../../operations/commands/commandLines.ts';

const now = new Date('2026-11-21T15:00:00Z');

describeWithDatabase('subscribers of newsletters', (open) => {
  test('are listed by newsletter and address, those of one publication', async () => {
    const { db } = open();
    for (const [email, site, codes] of [
      ['bo@example.com', 'harbor', ['AM', 'WEEK']],
      ['ada@example.com', 'harbor', ['AM']],
      ['cy@example.com', 'other', ['AM']],
    ] as const) {
      const { account } = await createAccount(db, { email }, now);
      await addNewsletters(db, account.id, site, codes, now);
    }
    const list = async (newsletter?: string) =>
      (await listSubscribers(db, { site: 'harbor', newsletter })).map((row) => `${row.newsletter} ${row.email}`);
    expect(await list()).toEqual(['AM ada@example.com', 'AM bo@example.com', 'WEEK bo@example.com']);
    expect(await list('WEEK')).toEqual(['WEEK bo@example.com']);
  });
});

test('addresses with commas and quotation marks are quoted, and no formulas', () => {
  expect(
    toCsv([
      { email: '"a,b"@example.com', newsletter: 'AM', since: now },
      { email: '=1+1@example.com', newsletter: 'AM', since: now },
    ]),
  ).toBe(
    'email,newsletter,since\r\n"""a,b""@example.com",AM,2026-11-21T15:00:00.000Z\r\n\'=1+1@example.com,AM,2026-11-21T15:00:00.000Z\r\n',
  );
});

test.each([
  [['--publication', 'harbor-wire'], { publication: 'harbor-wire', newsletter: undefined }],
  [['--publication', 'harbor-wire', '--newsletter', 'AM'], { publication: 'harbor-wire', newsletter: 'AM' }],
  [['--newsletter', 'AM'], undefined],
  [['--site', 'harbor-wire'], undefined],
])('the command %j is read as %j', (args, command) => expect(parseSubscribersCommand(args)).toEqual(command));
