import { expect, test } from 'vitest';
import { describeEachEngine } from '../../test/support/engines.ts';
import { createRemovedMedia } from './removedMedia.ts';

describeEachEngine('files that another provider has removed', (open) => {
  test('are known ten seconds later, without a request that waits', async () => {
    let now = new Date('2026-11-21T15:00:00Z');
    const removed = createRemovedMedia(open().db, () => now);
    await open().db.insertInto('removedMedia').values({ id: 'a', removedAt: now }).execute();
    expect(removed.has('a')).toBe(false);
    now = new Date(now.getTime() + 10_000);
    await expect.poll(() => removed.has('a')).toBe(true);
    expect(removed.has('b')).toBe(false);
  });
});
