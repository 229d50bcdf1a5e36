import type { Status } from '@masthead/design-system';
import { webcastTexts } from '@masthead/texts/media';

type WebcastStatus = Extract<Status, 'upcoming' | 'live' | 'ondemand'>;

type WireWebcastTimes = {
  webcastDate: string;
  webcastEndDate?: string | null;
  webcastStatus: WebcastStatus;
};

/**
 * The status of a webcast at `now` (SPEC §3, webcastStatus), by its start and end: the status of the content service may be
 * 15 minutes old, which is how long results are cached (§9). Without an end that status applies.
 */
export const getWebcastStatus = (
  { webcastDate, webcastEndDate, webcastStatus: storedStatus }: WireWebcastTimes,
  now: Date,
): WebcastStatus => {
  if (!webcastEndDate) return storedStatus;
  if (now < new Date(webcastDate)) return 'upcoming';
  return now < new Date(webcastEndDate) ? 'live' : 'ondemand';
};

type SortableWebcast = { status: WebcastStatus; startsAt: string };

const statusOrder = { live: 0, upcoming: 1, ondemand: 2 } as const satisfies Record<WebcastStatus, number>;

/** Sort order: live, then upcoming (soonest first), then on demand (latest first). */
export const compareWebcasts = (a: SortableWebcast, b: SortableWebcast): number => {
  if (a.status !== b.status) return statusOrder[a.status] - statusOrder[b.status];
  const ascending = Date.parse(a.startsAt) - Date.parse(b.startsAt);
  return a.status === 'upcoming' ? ascending : -ascending;
};

/** Label of the link to a webcast, by its status. */
export const webcastActionLabels = {
  upcoming: webcastTexts.register,
  live: webcastTexts.join,
  ondemand: webcastTexts.watch,
} as const satisfies Record<WebcastStatus, string>;
