import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { openStore } from '../../../test/support/store.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { parseFormsCommand } from '../../operations/commands/formsCommand.ts';
import { deleteFormsOf, listFormsOf } from './storedForms.ts';

describeEachEngine('stored forms', (open) => {
  const suite = openStoreSuite(open);
  const addForm = async (email: string | string[], days: number) => {
    const { id } = await open().db.selectFrom('sites').select('id').orderBy('id').executeTakeFirstOrThrow();
    const fields = JSON.stringify({ email });
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

  test('are deleted at the start too, because a process may run for less than an hour', async () => {
    await addForm('old@example.com', 181);
    const { services, close } = openStore(open(), () => start);
    services.start();
    await close();
    expect(await listFormsOf(open().db, 'old@example.com')).toEqual([]);
  });

  test('of an address are listed and deleted, in any case and as one of several', async () => {
    await addForm('Ada@Example.com', 2);
    await addForm(['ada@example.com', 'bo@example.com'], 1);
    await addForm('ada@example.org', 1);
    expect(await listFormsOf(open().db, 'ada@example.com')).toMatchObject([
      { form: 'contact', fields: { email: 'Ada@Example.com' } },
      { form: 'contact', fields: { email: ['ada@example.com', 'bo@example.com'] } },
    ]);
    expect(await deleteFormsOf(open().db, ' ADA@example.com ')).toBe(2);
    expect(await listFormsOf(open().db, 'ada@example.org')).toHaveLength(1);
  });
});

test.each([
  [['a@example.com', 'print'], { email: 'a@example.com', action: 'print' }],
  [['a@example.com', 'remove'], undefined],
  [['print'], undefined],
])('the command %j is read as %j', (args, command) => expect(parseFormsCommand(args)).toEqual(command));
