import type { Status } from '@masthead/design-system';

type Timed = {
  webcastDate: string;
  webcastEndDate?: string | null;
  webcastStatus: 'upcoming' | 'live' | 'ondemand';
};

/**
 * The status of a webcast at `now` (SPEC §3, webcastStatus). Its times take precedence over the status in the response,
 * which may have been cached for 15 minutes (§9).
 */
export const getWebcastStatus = (
  { webcastDate, webcastEndDate, webcastStatus: storedStatus }: Timed,
  now: Date,
): Extract<Status, 'upcoming' | 'live' | 'ondemand'> => {
  if (!webcastEndDate) return storedStatus;
  if (now < new Date(webcastDate)) return 'upcoming';
  return now < new Date(webcastEndDate) ? 'live' : 'ondemand';
};

type Sortable = { status: 'upcoming' | 'live' | 'ondemand'; starts: string };

const statusOrder = { live: 0, upcoming: 1, ondemand: 2 } as const satisfies Record<Sortable['status'], number>;

/** Sort order: live, then upcoming (soonest first), then on demand (latest first). */
export const compareWebcasts = (a: Sortable, b: Sortable): number => {
  if (a.status !== b.status) return statusOrder[a.status] - statusOrder[b.status];
  const earlier = Date.parse(a.starts) - Date.parse(b.starts);
  return a.status === 'upcoming' ? earlier : -earlier;
};

/** Button text by status. */
export const webcastActions = {
  upcoming: 'Register',
  live: 'Join now',
  ondemand: 'Watch on demand',
} as const satisfies Record<Timed['webcastStatus'], string>;
