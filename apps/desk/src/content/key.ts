import { toSlug } from '@masthead/content-rules/natural-id';
import { publications } from '../env.ts';
import { type ContentKind, kinds, type KindName } from './kinds.ts';
import type { DeskFields } from './values.ts';

const maxSlug = 70;

/**
 * The key of an item: the one it has at the provider, or that of its first publication: its address or the words of its
 * title, for an article below its day in the time zone of the publication.
 */
export const toItemKey = (name: KindName, fields: DeskFields, now: Date): string => {
  const { key, publication, publishAt, slug } = fields;
  if (typeof key === 'string' && key !== '') return key;
  const { keyFrom, title }: ContentKind = kinds[name];
  const words = toSlug(String(fields[title] ?? ''))
    .slice(0, maxSlug)
    .replace(/-$/, '');
  const last = String(slug || (keyFrom === 'nothing' ? '' : words));
  if (keyFrom !== 'day') return last;
  const timeZone = publications.find((one) => one.key === publication)?.timeZone ?? 'UTC';
  const date = typeof publishAt === 'string' ? new Date(publishAt) : now;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${day.format(date).replaceAll('-', '/')}/${last}`;
};
