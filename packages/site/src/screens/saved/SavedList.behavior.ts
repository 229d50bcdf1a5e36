import type { DigestChoice, Link, ReadingListContent } from '@masthead/design-system';
import type { Behavior } from '@masthead/design-system/connect-behaviors';
import { connectReadingList } from '@masthead/design-system/connect-reading-list';
import { showToast } from '@masthead/design-system/show-toast';
import { savedListTexts } from '@masthead/texts/readingList';
import { changePage, chooseDigest, loadReadingList } from '../../shell/readingList/readingListService';

type Loaded = Awaited<ReturnType<typeof loadContent>>;

const loadContent = () =>
  loadReadingList().catch((cause: unknown) => {
    console.warn('The reading list could not be loaded.', cause);
    return 'failed' as const;
  });

const without = (content: ReadingListContent, removed: ReadonlySet<string>): ReadingListContent => ({
  ...content,
  saved: content.saved.filter(({ url }) => !removed.has(url)),
  follows: content.follows.filter(({ url }) => !removed.has(url)),
});

/** Loads the reader's list and changes it. Styles show its element only to readers who may be signed in. */
export const savedList: Behavior = (root, signal) => {
  const toast = root.querySelector<HTMLElement>('[role="status"]');
  const element = root.querySelector<HTMLElement>('[data-state="loaded"]');
  if (!toast || !element) return;
  /** The list as it was loaded; undefined before. */
  let content: ReadingListContent | undefined;
  /** URLs of entries that the reader has removed since the list was loaded. */
  const removed = new Set<string>();
  /** Number of removals without a response. */
  let pending = 0;

  const show = (next: Loaded): void => {
    const state = typeof next === 'string' ? next : 'loaded';
    for (const part of root.querySelectorAll<HTMLElement>(':scope > [data-state]'))
      part.hidden = part.dataset['state'] !== state;
    if (typeof next === 'string') return;
    content = next;
    showContent(without(content, removed));
  };

  const remove = async (entry: Link): Promise<void> => {
    if (!content) return;
    removed.add(entry.url);
    show(content);
    showToast(toast, savedListTexts.removed(entry.title));
    pending += 1;
    const reply = await changePage(entry.url, 'remove');
    if (reply.state !== 'done') {
      removed.delete(entry.url);
      show(content);
      showToast(toast, savedListTexts.notRemoved(entry.title));
    }
    pending -= 1;
    // The last removal loads the list: before, it has entries that are being removed.
    if (pending > 0) return;
    // The stories of an unfollowed page disappear with it.
    const reloaded = await loadContent();
    // The list stays in the page if it cannot be loaded again.
    if (pending > 0 || reloaded === 'failed') return;
    removed.clear();
    show(reloaded);
  };

  const choose = async (digest: DigestChoice): Promise<void> => {
    if (!content) return;
    const before = content.digest;
    show({ ...content, digest });
    const reply = await chooseDigest(digest);
    if (reply.state !== 'done') show({ ...content, digest: before });
    showToast(toast, reply.state === 'done' ? savedListTexts.digestSaved[digest] : savedListTexts.digestNotChanged);
  };

  const showContent = connectReadingList(
    element,
    { onRemove: (entry) => void remove(entry), onChoose: (digest) => void choose(digest) },
    signal,
  );
  void loadContent().then(show);
};
