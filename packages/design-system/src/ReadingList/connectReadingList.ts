import { readingListTexts } from '@masthead/texts/readingList';
import type { Link, Moment } from '../types/story';
import type { DigestChoice } from './DigestForm';

/** A story in a reading list. */
export type ReadingListStory = Link & {
  published: Moment;
  section?: Link;
  /** The partner that paid for the story. */
  sponsor?: string;
};

/** A page that the reader follows. */
export type FollowedPage = Link & { kind: 'market' | 'topic' | 'author' };

/** The content of a reading list. */
export type ReadingListContent = {
  saved: readonly ReadingListStory[];
  follows: readonly FollowedPage[];
  /** The newest stories of the followed pages. */
  newest: readonly ReadingListStory[];
  digest: DigestChoice;
};

/** What the reader changes. */
export type ReadingListActions = {
  onRemove: (entry: Link) => void;
  onChoose: (choice: DigestChoice) => void;
};

type Entry = Link & Partial<ReadingListStory> & Partial<FollowedPage>;

const fillLink = (part: Element | null, { title, url }: Link): void => {
  const link = part?.querySelector('a');
  if (!link) return;
  link.href = url;
  link.textContent = title;
};

/** Fills a part of an entry, or removes one without content. */
const fillText = (part: Element | null, text: string | undefined): void => {
  if (text === undefined) part?.remove();
  else if (part) part.textContent = text;
};

const fillEntry = (item: Element, entry: Entry): void => {
  const get = (name: string): Element | null => item.querySelector(`[data-part="${name}"]`);
  fillText(get('sponsor'), entry.sponsor && readingListTexts.sponsoredBy(entry.sponsor));
  fillText(get('kind'), entry.kind && readingListTexts[entry.kind]);
  if (entry.section && !entry.sponsor) fillLink(get('section'), entry.section);
  else get('section')?.remove();
  fillLink(get('story'), entry);
  const time = item.querySelector('time');
  if (time && entry.published)
    Object.assign(time, { textContent: entry.published.text, dateTime: entry.published.iso });
  const button = item.querySelector('button');
  if (button) button.ariaLabel = `${button.dataset['verb']} ${entry.title}`;
};

/** Moves the focus to the button of the next entry, or of the one before the last: the pressed button disappears. */
const focusNeighbor = (item: Element): void => {
  const neighbor = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('button');
  (neighbor ?? item.closest('section'))?.focus();
};

/** Connects one list. Entries that stay in it keep their elements, and so the focus. */
const connectList = (section: HTMLElement, onRemove: ReadingListActions['onRemove'], signal: AbortSignal) => {
  const list = section.querySelector<HTMLElement>(':scope > ul');
  const entryPattern = list?.firstElementChild;
  if (!list || !entryPattern) throw new Error('The list has no pattern.');
  const empty = section.querySelector<HTMLElement>(':scope > [data-empty]');
  const items = new Map<string, Element>();
  const create = (entry: Entry): Element => {
    const item = entryPattern.cloneNode(true) as Element;
    fillEntry(item, entry);
    item.querySelector('button')?.addEventListener(
      'click',
      () => {
        focusNeighbor(item);
        onRemove({ title: entry.title, url: entry.url });
      },
      { signal },
    );
    items.set(entry.url, item);
    return item;
  };
  entryPattern.remove();
  signal.addEventListener('abort', () => list.replaceChildren(entryPattern));
  return (entries: readonly Entry[]): void => {
    const urls = new Set(entries.map(({ url }) => url));
    for (const [url, item] of items) {
      if (urls.has(url)) continue;
      item.remove();
      items.delete(url);
    }
    for (const [index, entry] of entries.entries()) {
      const item = items.get(entry.url) ?? create(entry);
      // An element that is inserted again loses the focus.
      if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
    }
    list.hidden = entries.length === 0;
    if (empty) empty.hidden = entries.length > 0;
    else section.hidden = entries.length === 0;
  };
};

/** Connects a `ReadingList` with its actions. Returns the function that shows its content. */
export const connectReadingList = (
  root: HTMLElement,
  { onRemove, onChoose }: ReadingListActions,
  signal: AbortSignal,
): ((content: ReadingListContent) => void) => {
  const lists = [...root.querySelectorAll<HTMLElement>('[data-list]')].map(
    (section) =>
      [section.dataset['list'] as 'saved' | 'follows' | 'newest', connectList(section, onRemove, signal)] as const,
  );
  const form = root.querySelector('fieldset');
  form?.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement) onChoose(target.value as DigestChoice);
    },
    { signal },
  );
  return (content) => {
    for (const [name, show] of lists) show(content[name]);
    if (form) form.hidden = content.follows.length === 0 && content.digest === 'off';
    for (const input of form?.querySelectorAll('input') ?? []) input.checked = input.value === content.digest;
  };
};
