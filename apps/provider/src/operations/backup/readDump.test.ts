import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDump } from './restoreBackup.ts';
import { createTestFolder } from '../../../test/support/folders.ts';

test('reads the rows of each table, with escaped characters, nulls and other line separators', async () => {
  const folder = createTestFolder();
  const file = path.join(folder, 'rows.sql');
  writeFileSync(
    file,
    [
      'SET check_function_bodies = false;',
      'COPY public.sites (id, "order", name) FROM stdin;',
      '1\t\\N\tTab\\t, line\\n, \\\\N and \u2028 stay',
      '2\t\tCOPY public.x (id) FROM stdin;',
      '\\.',
      '',
      'COPY pgboss.queue (name) FROM stdin;',
      '\\.',
      "SELECT pg_catalog.setval('public.sites_id_seq', 2, true);",
      '',
    ].join('\n'),
  );
  const rows = [];
  for await (const batch of readDump(file)) rows.push(batch);
  expect(rows).toEqual([
    {
      table: 'public.sites',
      columns: ['id', 'order', 'name'],
      cells: [
        ['1', null, 'Tab\t, line\n, \\N and \u2028 stay'],
        ['2', '', 'COPY public.x (id) FROM stdin;'],
      ],
    },
  ]);
});
