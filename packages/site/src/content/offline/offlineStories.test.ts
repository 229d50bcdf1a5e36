import { expect, test } from 'vitest';
import { deleteOfflineStories } from './offlineStories';

test('signing out deletes the stored stories with their files, and no other caches', async () => {
  const stored = new Set(['offline-stories 1 files', 'offline-stories 1 story /2026/11/21/a-deal/', 'other']);
  await deleteOfflineStories({
    keys: async () => [...stored],
    delete: async (name) => stored.delete(name),
  });
  expect([...stored]).toEqual(['other']);
});
