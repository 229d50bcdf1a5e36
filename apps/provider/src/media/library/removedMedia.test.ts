import { expect, test } from 'vitest';
import { now, writePublication } from '../../../test/fixtures/publication.ts';
import { describeWithDatabase } from '../../../test/support/engines.ts';
import { useTestLibrary } from '../../../test/support/mediaLibrary.ts';
import { untilBlocked } from '../../../test/support/untilBlocked.ts';
import { publish } from '../../content/publishing/publish.ts';
import { createRemovedMedia } from './removedMedia.ts';
import { removeMedia, type Removal } from './removeMedia.ts';

describeWithDatabase('files that another provider has removed', (open) => {
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

describeWithDatabase('a file that is removed', (open) => {
  const openLibrary = useTestLibrary(open);

  test('stays when content that names it is being written', async () => {
    const { db } = open();
    const library = await openLibrary();
    const { site } = await writePublication(db);
    const id = 'a'.repeat(64);
    const file = {
      id,
      kind: 'image',
      type: 'image/jpeg',
      bytes: 5,
      fileName: 'a.jpg',
      width: 4,
      height: 3,
      color: '#aabbcc',
    } as const;
    await db
      .insertInto('media')
      .values({ ...file, createdAt: now })
      .execute();
    const removals: Promise<Removal>[] = [];
    await publish(
      { db, clock: () => now },
      site,
      {
        kind: 'article',
        key: '2026/11/21/a-deal',
        input: {
          title: 'A deal',
          primary: 'markets/atlanta',
          image: { media: id, alt: 'A tower' },
          body: { markdown: 'It closed.' },
        },
      },
      {
        onChange: async () => {
          removals.push(removeMedia(library, id, async () => undefined));
          await untilBlocked(open());
        },
      },
    );
    const named = { kind: 'used', documents: [{ key: '2026/11/21/a-deal' }] };
    expect(await Promise.all(removals)).toMatchObject([named]);
  });
});
