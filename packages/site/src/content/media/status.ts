import type { Status } from '@masthead/design-system';

type Timed = { webcastDate: string; webcastEndDate?: string | null; webcastStatus: 'upcoming' | 'live' | 'ondemand' };

/**
 * Where a webcast stands at an instant (SPEC §3, webcastStatus). The content service says it too, but its answer may
 * have been kept for a quarter of an hour (§9), in which a webcast begins or ends: its own times win where it has both.
 */
export const webcastStatus = (
  { webcastDate, webcastEndDate, webcastStatus: told }: Timed,
  now: Date,
): Extract<Status, 'upcoming' | 'live' | 'ondemand'> => {
  if (!webcastEndDate) return told;
  if (now < new Date(webcastDate)) return 'upcoming';
  return now < new Date(webcastEndDate) ? 'live' : 'ondemand';
};

type Placed = { status: 'upcoming' | 'live' | 'ondemand'; starts: string };

const places = { live: 0, upcoming: 1, ondemand: 2 } as const satisfies Record<Placed['status'], number>;

/** What is on now, then what comes next, then what is over, the latest first: the order in which a visitor can use them. */
export const byUse = (a: Placed, b: Placed): number => {
  if (a.status !== b.status) return places[a.status] - places[b.status];
  const earlier = Date.parse(a.starts) - Date.parse(b.starts);
  return a.status === 'upcoming' ? earlier : -earlier;
};

/** What a visitor can do with a webcast. */
export const webcastAction = {
  upcoming: 'Register',
  live: 'Join now',
  ondemand: 'Watch on demand',
} as const satisfies Record<Timed['webcastStatus'], string>;
