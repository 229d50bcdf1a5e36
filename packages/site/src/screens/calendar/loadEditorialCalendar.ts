import type { PlannedIssue } from '@masthead/design-system';
import { createQuery, type QueryResultOf } from '@masthead/graphql-ops';
import { eventFactTexts } from '@masthead/texts/events';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { formatCalendarDate } from '../../content/schedule';
import { createHeaderPictureQuery, toHeaderPicture } from '../../content/media/headerPicture';
import { routes } from '../../routing/routes';
import { createTrendingQuery, toTrending } from '../../content/story/trending';
import type { CalendarView } from './loadEvents';

type WireEntry = QueryResultOf<'editorial-calendar'>['getEditorialCalendar'][number];

const deadlineLabels = {
  closeDate: eventFactTexts.adClose,
  materialsDueDate: eventFactTexts.materialsDue,
  embargoDate: eventFactTexts.embargo,
} as const satisfies Partial<Record<keyof WireEntry, string>>;

const isEmailAddress = (address: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+$/.test(address);

const toPlannedIssue = (entry: WireEntry): PlannedIssue => ({
  title: entry.title,
  published: formatCalendarDate(entry.publicationDate),
  publication: entry.publication,
  deadlines: (Object.keys(deadlineLabels) as (keyof typeof deadlineLabels)[]).flatMap((name) => {
    const day = entry[name];
    return day ? [{ label: deadlineLabels[name], date: formatCalendarDate(day) }] : [];
  }),
  ...(entry.descriptionShort && { summary: entry.descriptionShort }),
  ...(entry.descriptionLong && { description: entry.descriptionLong }),
  ...(entry.emailContact && isEmailAddress(entry.emailContact) && { contact: entry.emailContact }),
});

/** Loads the editorial calendar (§2.1, §7.1 getEditorialCalendar). */
export const loadEditorialCalendar = async (
  site: Site,
  { calendar }: { calendar?: string | string[] },
): Promise<PageResult<CalendarView>> => {
  if (calendar !== 'editorial-calendar') return notFound;
  const { entries, trending, header } = await site.content.query({
    route: 'editorial-calendar',
    parts: {
      entries: createQuery('editorial-calendar', {
        type: 'editorial-calendar',
        publication: site.brand.publicationSlug,
      }),
      trending: createTrendingQuery(site.brand.site),
      header: createHeaderPictureQuery(site.brand.site, routes.editorialCalendar),
    },
  });
  if (!entries.ok) return entries;
  return found({
    type: 'editorial-calendar',
    entries: entries.value.getEditorialCalendar.map(toPlannedIssue),
    trending: toTrending(site.brand, trending),
    header: toHeaderPicture(header),
  });
};
