import { publications } from '../env.ts';
import type { DeskFields } from './article.ts';

const toSlug = (title: unknown): string =>
  String(title)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 70)
    .replace(/-$/, '');

/**
 * The key of an article: the one it has at the provider, or that of its first publication: its day in the time zone of
 * the publication, and its address or the words of its headline.
 */
export const toNaturalKey = ({ key, publication, publishAt, slug, title }: DeskFields, now: Date): string => {
  if (typeof key === 'string' && key !== '') return key;
  const timeZone = publications.find((one) => one.key === publication)?.timeZone ?? 'UTC';
  const date = typeof publishAt === 'string' ? new Date(publishAt) : now;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${day.format(date).replaceAll('-', '/')}/${String(slug || toSlug(title))}`;
};
