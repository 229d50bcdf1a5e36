import type {
  ImportArticle,
  ImportAttachment,
  ImportAuthor,
  ImportItem,
  ImportPage,
  Note,
  NoteKind,
  Place,
} from '../items.ts';
import { toText } from '../text.ts';
import type { Mapping } from '../mapping.ts';
import type { ReadDetail } from '../source.ts';
import type { BodyContext } from './bodyContext.ts';
import { convertBody } from './convertBody.ts';
import { readFeedDate, readWpDate } from './dates.ts';
import { listOldAddresses } from './oldAddresses.ts';
import { getText, type WxrRecord, type XmlElement } from './readWxr.ts';
import {
  fileElements,
  guestFields,
  itemElements,
  metaFields,
  pageElements,
  postTypes,
  statuses,
  type StatusHandling,
} from './tables.ts';
import { getMeta, toGuestId, type WxrIndex } from './wxrIndex.ts';
import { noteLeftovers, type Tally, tally } from './wxrNotes.ts';

/** What the conversion of records needs. */
export type ItemDeps = {
  index: WxrIndex;
  mapping: Mapping;
  counts: Tally;
  detail: ReadDetail;
  /** Ids of the synced patterns that bodies show. */
  shownPatterns: Set<string>;
};

const getPlace = (item: XmlElement, line: number): Place => {
  const title = toText(getText(item, 'title')).trim().slice(0, 80);
  return `line ${line}, ${getText(item, 'wp:post_type').trim()} ${getText(item, 'wp:post_id').trim()}${title && ` "${title}"`}`;
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
  return creator === '' ? [] : [index.authorsByLogin.get(creator) ?? creator];
};

/** Formats of posts that stories have as well. */
const storyFormats: ReadonlyMap<string, 'video' | 'gallery'> = new Map([
  ['post-format-video', 'video'],
  ['post-format-gallery', 'gallery'],
]);

const getFormat = (item: XmlElement): { format: 'video' | 'gallery' } | undefined => {
  const format = storyFormats.get(getTerms(item, 'post_format')[0]?.attributes['nicename'] ?? '');
  return format && { format };
};

const getStatus = (item: XmlElement): StatusHandling => {
  const status = getText(item, 'wp:status').trim();
  if (status === '') return { kind: 'import', status: 'published' };
  return Object.hasOwn(statuses, status) && statuses[status]
    ? statuses[status]
    : { kind: 'import', status: 'draft', reason: 'Its status is unknown. It is imported as a draft.' };
};

const toPicture = (item: XmlElement, index: WxrIndex, note: BodyContext['note']): { address: string } | undefined => {
  const id = getMeta(item, metaFields.featuredPicture);
  const file = index.attachments.get(id);
  if (id !== '' && id !== '0' && !file)
    note('broken-picture', 'featured picture', 'The export has no file with this id. Export "All content".', id);
  return file && { address: file.address };
};

type StoryKind = 'article' | 'page';

/** The id of a post: exports that a plugin made may have none. */
const getId = (item: XmlElement): string =>
  getText(item, 'wp:post_id').trim() || getText(item, 'guid').trim() || getText(item, 'link').trim();

const toStory = (
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
    ...(published && { publishedAt: published.instant, day: published.day }),
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

const toAttachment = (
  item: XmlElement,
  line: number,
  { index, counts, detail }: ItemDeps,
): ImportAttachment | undefined => {
  const file = index.attachments.get(getText(item, 'wp:post_id').trim());
  const handling = getStatus(item);
  if (handling.kind === 'skip') tally(counts, `status ${getText(item, 'wp:status').trim()}`, handling.reason);
  if (!file || handling.kind === 'skip') return undefined;
  const place = getPlace(item, line);
  const { id, address, title, alt, caption, credit, parent } = file;
  const kind = 'attachment';
  return {
    kind,
    id,
    place,
    address,
    ...(title && { title: toText(title) }),
    ...(alt && { alt: toText(alt) }),
    ...(caption && { caption: toText(caption) }),
    ...(credit && { credit: toText(credit) }),
    ...(parent && parent !== '0' && { parent }),
    oldAddresses: listOldAddresses(item, { id, parameter: 'attachment_id', oldSlugs: [] }),
    notes: detail === 'full' ? noteLeftovers(item, { table: fileElements, kind, place }, counts) : [],
  };
};

/** A guest author of the plugin Co-Authors Plus. */
const toGuestAuthor = (item: XmlElement, line: number, { index, counts, detail }: ItemDeps): ImportAuthor => {
  const place = getPlace(item, line);
  const notes: Note[] = [];
  const picture = toPicture(
    item,
    index,
    (kind, subject, reason, value) =>
      void notes.push({ kind, subject, reason, place, ...(value !== undefined && { value }) }),
  );
  const description = toText(getMeta(item, guestFields.description)).trim();
  const slug = getText(item, 'wp:post_name').trim().replace(/^cap-/, '');
  const kind = 'author';
  return {
    kind,
    id: toGuestId(item),
    name: toText(getMeta(item, guestFields.name) || getText(item, 'title')).trim() || slug,
    place,
    ...(description && { description }),
    ...(picture && { picture }),
    oldAddresses: [`/author/${encodeURIComponent(slug)}/`],
    notes: detail === 'full' ? [...notes, ...noteLeftovers(item, { table: pageElements, kind, place }, counts)] : [],
  };
};

/** Names an item of an export for errors. */
export const getSubject = ({ element, line }: WxrRecord) =>
  ({ kind: 'article', id: getId(element), place: getPlace(element, line) }) as const;

/** Converts an item of an export: a post, a page, a file, or a remark about what is skipped. */
export const toItem = ({ element, line }: WxrRecord, deps: ItemDeps): ImportItem | undefined => {
  const type = getText(element, 'wp:post_type').trim() || 'post';
  const own = Object.hasOwn(postTypes, type) ? postTypes[type] : undefined;
  const chosen = Object.hasOwn(deps.mapping.types, type) ? deps.mapping.types[type] : undefined;
  const kind = chosen ?? own?.kind;
  if (kind === 'article' || kind === 'page') return toStory(element, line, kind, deps);
  if (kind === 'attachment') return toAttachment(element, line, deps);
  if (kind === 'author') return toGuestAuthor(element, line, deps);
  if (kind === 'reusable') return undefined;
  if (own?.kind === 'skip') {
    tally(deps.counts, `content type ${type}`, own.reason);
    return undefined;
  }
  const place = getPlace(element, line);
  const reason =
    chosen === 'skip'
      ? 'The mapping file skips this type.'
      : 'It is a type of a plugin or a theme. To import it, name it in "types" of the mapping file: article or page.';
  return {
    kind: 'remark',
    note: {
      kind: chosen === 'skip' ? 'ignored' : 'not-imported',
      subject: `content type ${type.slice(0, 100)}`,
      reason,
      place,
    },
  };
};
