import { createHash } from 'node:crypto';
import { isAvatarUrl } from '../../media/library/fetchMedia.ts';
import { type AddNote, parseBody, resolveAddresses, toHtml } from '../bodyTree.ts';
import type { ImportArticle, ImportPicture, Note, Place } from '../items.ts';
import { toNameIds } from '../names.ts';
import { readDate, type SourceDate } from '../readDate.ts';
import { toText, toParagraphs } from '../text.ts';
import type { FeedEntry, FeedMedia, FeedText } from './feedEntry.ts';
import { escapeHtml } from '@masthead/content-rules/html';
import { decodeFragment } from '../../content/files/anchors.ts';
import { toFigure, toFrame } from '../wordpress/bodyContext.ts';

const getFileName = (address: string): string =>
  decodeFragment(new URL(address).pathname.split('/').at(-1) ?? '') || address;

const toMediaHtml = ({ kind, address, title, caption }: FeedMedia): string => {
  switch (kind) {
    case 'picture':
      return toFigure({ address, alt: title, caption: caption && escapeHtml(caption) });
    case 'frame':
      return toFrame(address, title);
    case 'file':
      return `<p><a href="${escapeHtml(address)}">${escapeHtml(title ?? getFileName(address))}</a></p>`;
    case 'video':
    case 'audio':
      return `<${kind} src="${escapeHtml(address)}" title="${escapeHtml(title ?? '')}"></${kind}>`;
  }
};

/** The HTML of an entry, with the files that only its media elements name at the end. `lead` is shown above it. */
const toEntryBody = (entry: FeedEntry, lead: FeedMedia | undefined): string => {
  const { content, media, link } = entry;
  const html = content?.kind === 'text' ? toParagraphs(content.value) : (content?.value ?? '');
  const root = parseBody(html);
  const base = content?.base ?? link;
  if (root && base !== undefined) resolveAddresses(root, base);
  const body = root ? toHtml(root) : html;
  const rest = media.filter(
    ({ address }, index) =>
      address !== lead?.address &&
      !body.includes(escapeHtml(address)) &&
      media.findIndex((other) => other.address === address) === index,
  );
  return [body, ...rest.map(toMediaHtml)].filter(Boolean).join('\n');
};

/** Plain text of a text of a feed. Undefined if it is empty. */
const toPlain = (text: FeedText | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const plain = text.kind === 'text' ? text.value.replaceAll(/\s+/g, ' ').trim() : toText(text.value);
  return plain === '' ? undefined : plain;
};

const toPicture = ({ address, title, caption, credit }: FeedMedia): ImportPicture => ({
  address,
  ...(title && { alt: toText(title) }),
  ...(caption && { caption: toText(caption) }),
  ...(credit && { credit: toText(credit) }),
});

const readEntryDate = (text: string | undefined, timeZone: string, note: AddNote): SourceDate | undefined => {
  if (text === undefined || text.trim() === '') return undefined;
  const date = readDate(text, { day: timeZone, time: 'UTC' });
  if (!date) note('changed', 'date', 'It is not in a form that feeds use, or does not exist.', text.slice(0, 100));
  return date;
};

/** Id of an entry. One without any is identified by its title and date. */
export const getEntryId = (entry: FeedEntry): string =>
  entry.id?.trim() ||
  entry.link ||
  createHash('sha256')
    .update(JSON.stringify([entry.title?.value, entry.published]))
    .digest('hex');

/** The name of an entry for people. `number` starts with 1. */
export const getEntryPlace = (entry: FeedEntry, number: number): Place => {
  const title = toPlain(entry.title)?.slice(0, 80);
  return `entry ${number}${title ? ` "${title}"` : ''}`;
};

/** `now` decides whether an entry is scheduled. A date without a time is a day in `timeZone`. */
type EntryRules = { now: Date; timeZone: string };

export const toArticle = (entry: FeedEntry, number: number, { now, timeZone }: EntryRules): ImportArticle => {
  const place = getEntryPlace(entry, number);
  const notes: Note[] = [];
  const note: AddNote = (kind, subject, reason, value) =>
    void notes.push({ kind, subject, reason, place, ...(value !== undefined && { value }) });
  const media = entry.media.filter(({ address }) => !isAvatarUrl(address));
  const lead = media.find(({ kind }) => kind === 'picture');
  const published = readEntryDate(entry.published, timeZone, note);
  const updated = readEntryDate(entry.updated, timeZone, note);
  const summary = toPlain(entry.summary);
  if (entry.id === undefined && entry.link === undefined)
    note('changed', 'id', 'The entry has no id and no link. If its title or date changes, it is imported again.');
  notes.push(...(entry.notes ?? []).map((each) => ({ ...each, place })));
  const unreadDate = published ? undefined : entry.published?.trim();
  const isScheduled = published !== undefined && Date.parse(published.instant) > now.getTime();
  return {
    kind: 'article',
    id: getEntryId(entry),
    place,
    title: toPlain(entry.title) ?? '',
    status: entry.isDraft ? 'draft' : isScheduled ? 'scheduled' : 'published',
    ...(published && { publishedAt: published.instant, day: published.day }),
    ...(unreadDate && { unreadDate }),
    ...(updated && { updatedAt: updated.instant }),
    ...(summary && { summary }),
    html: toEntryBody({ ...entry, media }, lead),
    ...(lead && { picture: toPicture(lead) }),
    authors: toNameIds(entry.authors.map(({ name }) => name)),
    categories: toNameIds(entry.categories),
    tags: [...new Set(entry.tags.map(toText).filter(Boolean))],
    oldAddresses: [...(entry.link === undefined ? [] : [entry.link]), ...entry.otherLinks],
    notes,
  };
};
