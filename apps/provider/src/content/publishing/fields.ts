import { z } from 'zod';
import { getStartOfDay, toIsoDateTime } from '../publications/dates.ts';
import { hiddenUntil } from '../../db/tables/columns.ts';
import { removeForbiddenCharacters } from '@masthead/content-rules/html';

export type KindName =
  | 'channel'
  | 'category'
  | 'author'
  | 'publisher'
  | 'article'
  | 'package'
  | 'trendingList'
  | 'resourceTopic'
  | 'resource'
  | 'partnerVideo'
  | 'webcast'
  | 'podcast'
  | 'event'
  | 'editorialEntry'
  | 'indicator'
  | 'headerPicture'
  | 'houseAd'
  | 'staticPage'
  | 'newsletter'
  | 'promotionalListing'
  | 'recognition';

const instantRule =
  'must be an instant with an offset, such as 2026-11-21T14:30:00-05:00, or a day such as 2026-11-21 in the time zone of the publication';

/** An instant with its offset, such as `2026-11-21T14:30:00-05:00`. `expandDays` has replaced days by their start. */
export const instantSchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: instantRule })
  // Also called with an invalid text, which has its own issue.
  .refine((instant) => !(Date.parse(instant) >= hiddenUntil.getTime()), 'must be before 9999-12-31')
  .describe(
    'An instant with an offset, such as 2026-11-21T14:30:00-05:00, or a day such as 2026-11-21, which starts in the time zone of the publication.',
  );

const instantFields = new Set(['publishAt', 'updatedAt', 'startsAt', 'endsAt']);

/** Replaces dates without a time, where an instant is expected, by the start of that day in the time zone. */
export const expandDays = (input: unknown, timeZone: string): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      instantFields.has(name) && z.iso.date().safeParse(value).success
        ? toIsoDateTime(getStartOfDay(String(value), timeZone), timeZone)
        : value,
    ]),
  );
};

/** States that an author may choose. */
export const statusSchema = z.enum(['draft', 'scheduled', 'published', 'withdrawn']);
/** State that an author chose. */
export type Status = z.infer<typeof statusSchema>;

/** Fields that all kinds of content share. */
export const publicationFields = {
  status: statusSchema
    .default('published')
    .describe(
      'draft: not on the sites yet. published: on the sites from publishAt on. scheduled: the same, and publishAt is required. withdrawn: no longer on the sites.',
    ),
  publishAt: instantSchema
    .optional()
    .describe('When the content appears. Without it: at its first publication. A future instant embargoes it.'),
};

/** Values of the fields that all kinds of content share. */
export type PublicationValues = { status: Status; publishAt?: string | undefined };

/** Normalizes every text of an input, also the names of fields: Unicode NFC, without the characters that XML forbids. */
export const normalizeText = (input: unknown): unknown => {
  if (typeof input === 'string') return removeForbiddenCharacters(input.normalize('NFC'));
  if (Array.isArray(input)) return input.map(normalizeText);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      removeForbiddenCharacters(name.normalize('NFC')),
      normalizeText(value),
    ]),
  );
};
