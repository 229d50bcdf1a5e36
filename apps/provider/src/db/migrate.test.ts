import { expect, test } from 'vitest';
import { openDatabase } from './open.ts';
import { migrateToLatest } from './migrate.ts';
import { migrations } from './migrations/index.ts';

test('runs a missing migration after one with a later number', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded' });
  try {
    await migrateToLatest(
      db,
      Object.fromEntries(Object.entries(migrations).filter(([name]) => name !== '0009_counters')),
    );
    expect(await migrateToLatest(db)).toEqual(['0009_counters']);
  } finally {
    await close();
  }
});
