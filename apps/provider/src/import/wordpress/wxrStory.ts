import type { ImportArticle, ImportPage, Note, NoteKind } from '../items.ts';
import { toText } from '../text.ts';
import type { BodyContext } from './bodyContext.ts';
import { convertBody } from './convertBody.ts';
import { getId, getPlace, getStatus, type ItemDeps, listOldAddresses, toPicture } from './wxrFields.ts';
import { getText, type XmlElement } from './readWxr.ts';
import { itemElements, metaFields, pageElements } from './tables.ts';
import { getMeta } from './wxrIndex.ts';
import { noteLeftovers, tally } from './wxrNotes.ts';

const pattern = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/;

/** Parses `2019-05-04 10:00:00` in UTC. Undefined for `0000-00-00 00:00:00` and others that do not exist. */
const parseUtc = (text: string): Date | undefined => {
  const [, day, time] = pattern.exec(text.trim()) ?? [];
  if (day === undefined || time === undefined) return undefined;
  const date = new Date(`${day}T${time}Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day) || date.getUTCFullYear() < 1
    ? undefined
    : date;
};

/** The dates of a post: the instant, and the day by the clock of its site. */
type WpDate = { instant: string; day: string } | undefined;

/** Reads a date from its local and its UTC field. Without the latter the former is taken as UTC. */
export const readWpDate = (local: string, gmt: string): WpDate => {
  const [localDate, utcDate] = [parseUtc(local), parseUtc(gmt)];
  const instant = utcDate ?? localDate;
  return instant && { instant: instant.toISOString(), day: (localDate ?? instant).toISOString().slice(0, 10) };
};

/** Reads the date of RSS: `Sat, 04 May 2019 02:30:00 +0000`. Drafts have one of the year -1. */
const readFeedDate = (text: string): WpDate => {
  const date = new Date(text.trim());
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1970) return undefined;
  const instant = date.toISOString();
  return { instant, day: instant.slice(0, 10) };
};

/** Maximum synced patterns that one body may show. */
const maxReusable = 100;

const readFootnotes = (item: XmlElement, note: BodyContext['note']): BodyContext['footnotes'] => {
  const text = getMeta(item, metaFields.footnotes);
  if (text === '') return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list)
      ? list.flatMap((entry: unknown) => {
          const { id, content } = (entry ?? {}) as { id?: unknown; content?: unknown };
          return typeof id === 'string' && typeof content === 'string' ? [{ id, content }] : [];
        })
      : [];
  } catch {
    // A field of another plugin may have the same name.
    note('not-imported', 'footnotes', 'They cannot be read.', text);
    return [];
  }
};

const createContext = (
  item: XmlElement,
  { index, shownPatterns }: ItemDeps,
  note: BodyContext['note'],
): BodyContext => {
  let reusable = 0;
  return {
    note,
    findAttachment: (id) => index.attachments.get(id),
    listAttached: () => index.attachmentsByParent.get(getText(item, 'wp:post_id').trim()) ?? [],
    findReusable: (id) => {
      reusable += 1;
      shownPatterns.add(id);
      return reusable > maxReusable ? undefined : index.reusable.get(id);
    },
    footnotes: readFootnotes(item, note),
  };
};

const getTerms = (item: XmlElement, domain: string): readonly XmlElement[] =>
  item.children.filter(
    ({ name, attributes }) => name === 'category' && (attributes['domain'] ?? 'category') === domain,
  );

/** Ids of the categories of a post, its primary one first. */
const listCategories = (item: XmlElement, { index }: ItemDeps): readonly string[] => {
  const ids = getTerms(item, 'category').map(({ attributes, text }) => {
    const slug = attributes['nicename'] ?? text.trim();
    return index.categories.get(slug)?.id ?? slug;
  });
  const primary = getMeta(item, ...metaFields.primaryCategory);
  return [...new Set(ids.includes(primary) ? [primary, ...ids] : ids)];
};

/** Ids of the authors: several with the plugin Co-Authors Plus, else the creator. */
const listAuthors = (item: XmlElement, { index }: ItemDeps, note: BodyContext['note']): readonly string[] => {
  const coAuthors = getTerms(item, 'author').flatMap(({ attributes, text }) => {
    const login = (attributes['nicename'] ?? text.trim()).replace(/^cap-/, '');
    const id = index.authorsByLogin.get(login) ?? index.authorsByLogin.get(text.trim());
    if (id === undefined) note('not-imported', 'co-author', 'The export has no author with this name.', login);
    return id ?? [];
  });
  if (coAuthors.length > 0) return [...new Set(coAuthors)];
  const creator = getText(item, 'dc:creator').trim();
  if (creator === '') return [];
  const id = index.authorsByLogin.get(creator);
  if (id !== undefined) return [id];
  if (![...index.authorsByLogin.values()].includes(creator)) return [creator];
  note('not-imported', 'author', 'The export has no author with this login.', creator);
  return [];
};

const storyFormats: ReadonlyMap<string, 'video' | 'gallery'> = new Map([
  ['post-format-video', 'video'],
  ['post-format-gallery', 'gallery'],
]);

const getFormat = (item: XmlElement): { format: 'video' | 'gallery' } | undefined => {
  const format = storyFormats.get(getTerms(item, 'post_format')[0]?.attributes['nicename'] ?? '');
  return format && { format };
};

type StoryKind = 'article' | 'page';

/** Converts a post or a page. Undefined for one that is skipped by its status. */
export const toStory = (
  item: XmlElement,
  line: number,
  kind: StoryKind,
  deps: ItemDeps,
): ImportArticle | ImportPage | undefined => {
  const place = getPlace(item, line);
  const notes: Note[] = [];
  const note = (noteKind: NoteKind, subject: string, reason: string, value?: string): void =>
    void notes.push({ kind: noteKind, subject, reason, place, ...(value !== undefined && { value }) });
  const handling = getStatus(item);
  if (handling.kind === 'skip') {
    tally(deps.counts, `status ${getText(item, 'wp:status').trim()}`, handling.reason);
    return undefined;
  }
  if (handling.reason !== undefined) note('changed', `status ${getText(item, 'wp:status').trim()}`, handling.reason);
  const isProtected = getText(item, 'wp:post_password') !== '';
  if (isProtected) note('changed', 'password', 'Articles have no password. It is imported as a draft.');
  if (getText(item, 'wp:is_sticky').trim() === '1')
    note('changed', 'sticky', 'It was first on the home page. Put it into a package of the home page.');
  const parent = getText(item, 'wp:post_parent').trim();
  if (parent !== '' && parent !== '0')
    note(
      'changed',
      `${kind} below another one`,
      'Articles and pages are not nested here. The old address leads to the new one.',
      parent,
    );
  const id = getId(item);
  const published =
    readWpDate(getText(item, 'wp:post_date'), getText(item, 'wp:post_date_gmt')) ??
    readFeedDate(getText(item, 'pubDate'));
  const updated = readWpDate(getText(item, 'wp:post_modified'), getText(item, 'wp:post_modified_gmt'));
  const isFull = deps.detail === 'full';
  const picture = toPicture(item, deps.index, note);
  const description = getMeta(item, ...metaFields.description);
  const summary = toText(getText(item, 'excerpt:encoded')).trim() || description;
  const slug = getText(item, 'wp:post_name').trim();
  const canonicalUrl = getMeta(item, ...metaFields.canonical);
  const html = isFull ? convertBody(getText(item, 'content:encoded'), createContext(item, deps, note)) : '';
  const tags = getTerms(item, 'post_tag').map(({ text }) => toText(text).trim());
  const oldSlugs = item.children.flatMap((child) =>
    child.name === 'wp:postmeta' && getText(child, 'wp:meta_key') === metaFields.oldSlug
      ? [getText(child, 'wp:meta_value').trim()]
      : [],
  );
  return {
    id,
    place,
    title: toText(getText(item, 'title')).trim(),
    ...(slug && { slug }),
    status: isProtected ? 'draft' : handling.status,
    ...(published
      ? { publishedAt: published.instant, day: published.day }
      : { unreadDate: getText(item, 'wp:post_date').trim() }),
    ...(updated && { updatedAt: updated.instant }),
    ...(summary && { summary }),
    html,
    ...(picture && { picture }),
    authors: listAuthors(item, deps, note),
    oldAddresses: listOldAddresses(item, { id, parameter: kind === 'article' ? 'p' : 'page_id', oldSlugs }),
    notes: isFull
      ? [
          ...notes,
          ...noteLeftovers(item, { table: kind === 'page' ? pageElements : itemElements, kind, place }, deps.counts),
        ]
      : [],
    ...(kind === 'article'
      ? {
          kind,
          categories: listCategories(item, deps),
          tags: [...new Set(tags.filter(Boolean))],
          ...(canonicalUrl && { canonicalUrl }),
          ...getFormat(item),
        }
      : { kind, ...(description && { metaDescription: description }) }),
  };
};
