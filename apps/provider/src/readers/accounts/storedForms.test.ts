import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { openStore } from '../../../test/support/store.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { parseFormsCommand } from '../../operations/commands/commandLines.ts';
import { toAddressPattern } from './emailAddresses.ts';
import { deleteFormsOf, listFormsOf } from './storedForms.ts';

describeWithDatabase('stored forms', (open) => {
  const suite = openStoreSuite(open);
  const addForm = async (email: string | string[], days: number, others: Record<string, string[]> = {}) => {
    const { id } = await open().db.selectFrom('sites').select('id').orderBy('id').executeTakeFirstOrThrow();
    const fields = JSON.stringify({ email, ...others });
    const receivedAt = new Date(start.getTime() - days * 86_400_000);
    await open().db.insertInto('formSubmissions').values({ siteId: id, form: 'contact', fields, receivedAt }).execute();
  };

  test('are deleted after 180 days', async () => {
    await addForm('old@example.com', 181);
    await addForm('new@example.com', 179);
    await suite.store().services.deleteExpired();
    expect(await listFormsOf(open().db, 'old@example.com')).toEqual([]);
    expect(await listFormsOf(open().db, 'new@example.com')).toHaveLength(1);
  });

  test('are deleted by the hourly job, which is made up for when no process ran', async () => {
    await addForm('old@example.com', 181);
    const { services, jobs, close } = await openStore(open(), () => start);
    await services.start();
    const { rows } =
      await sql`select cron, options->>'missed' as missed from pgboss.schedule where name = 'cleanup'`.execute(
        open().db,
      );
    expect(rows).toEqual([{ cron: '17 * * * *', missed: 'once' }]);
    await jobs.send(open().db, 'cleanup', [{}]);
    jobs.wake('cleanup');
    await expect.poll(() => listFormsOf(open().db, 'old@example.com')).toEqual([]);
    await close();
  });

  test('of an address are listed, the newest first, and deleted, in any case and as one of several', async () => {
    await addForm('Ada@Example.com', 2);
    await addForm(['bo@example.com', 'ada@example.com'], 1);
    await addForm('ada@example.org', 1);
    expect(await listFormsOf(open().db, 'ada@example.com')).toMatchObject([
      { form: 'contact', fields: { email: ['bo@example.com', 'ada@example.com'] } },
      { form: 'contact', fields: { email: 'Ada@Example.com' } },
    ]);
    expect(await listFormsOf(open().db, 'ada@example.com', 1)).toHaveLength(1);
    expect(await deleteFormsOf(open().db, ' ADA@example.com ')).toBe(2);
    expect(await listFormsOf(open().db, 'ada@example.org')).toHaveLength(1);
  });

  test.each([
    ['ada@example.com', true],
    ['Write to <ADA@example.com>.', true],
    ['two lines\nada@example.com', true],
    ['mailto:ada@example.com?subject=x', true],
    ["'ada@example.com'", true],
    ['Ann.Ada@example.com', false],
    ["o'ada@example.com", false],
    ['ada@example.com.au', false],
    ['ada@example.community', false],
    ['adaXexample.com', false],
  ])('with the text %j have the address ada@example.com: %s', async (text, isFound) => {
    await addForm('', 1, { note: ['another', text] });
    const [form] = await listFormsOf(open().db, 'ada@example.com');
    expect(form !== undefined).toBe(isFound);
    expect(new RegExp(toAddressPattern('ada@example.com'), 'i').test(text), 'in JavaScript').toBe(isFound);
    await open().db.deleteFrom('formSubmissions').execute();
  });
});

test.each([
  [['a@example.com', 'print'], { email: 'a@example.com', action: 'print' }],
  [['a@example.com', 'remove'], undefined],
  [['print'], undefined],
])('the command %j is read as %j', (args, command) => expect(parseFormsCommand(args)).toEqual(command));
