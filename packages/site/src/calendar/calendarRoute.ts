import { defineDocument, type DocumentText } from '../page/defineDocument';
import { found, notFound, type PageResult } from '../page/result';
import type { Site } from '../page/site';
import { icsOf } from './ics';
import { loadEvents } from './wire';

const answer = (text: string, file: string): PageResult<DocumentText> => found({ text, type: 'text/calendar; charset=utf-8', headers: { 'content-disposition': `inline; filename="${file}.ics"` } });

/** `['all']` is the calendar to subscribe to, `['event', slug]` one event (SPEC §2.1, events). */
export const loadCalendar = async (site: Site, { path }: { path?: string | string[] | undefined }): Promise<PageResult<DocumentText>> => {
  const [scope, slug] = [path ?? []].flat();
  const events = await loadEvents(site);
  if (!events.ok) return events;
  const all = [...events.value.past, ...events.value.future];
  const now = new Date();
  if (scope === 'all') return answer(icsOf(site.brand, `${site.brand.name} events`, all, now), `${site.brand.key}-events`);
  const event = all.find(({ docUri }) => docUri === `/events/${slug}/`);
  return event ? answer(icsOf(site.brand, event.eventTitle, [event], now), String(slug)) : notFound;
};

/** Calendars for the app tree. */
export const calendarRoute = defineDocument(loadCalendar);
