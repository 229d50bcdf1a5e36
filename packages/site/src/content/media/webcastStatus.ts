import type { Status } from '@masthead/design-system';
import { webcastTexts } from '@masthead/texts/media';

type WebcastStatus = Extract<Status, 'upcoming' | 'live' | 'ondemand'>;

type WireWebcastTimes = {
  webcastDate: string;
  webcastEndDate?: string | null;
  webcastStatus: WebcastStatus;
};

/** The status of a webcast by its times (§3): results of the content service may be 15 minutes old (§9). */
export const getWebcastStatus = (
  { webcastDate, webcastEndDate, webcastStatus: storedStatus }: WireWebcastTimes,
  now: Date,
): WebcastStatus => {
  if (!webcastEndDate) return storedStatus;
  if (now < new Date(webcastDate)) return 'upcoming';
  return now < new Date(webcastEndDate) ? 'live' : 'ondemand';
};

export const webcastActionLabels = {
  upcoming: webcastTexts.register,
  live: webcastTexts.join,
  ondemand: webcastTexts.watch,
} as const satisfies Record<WebcastStatus, string>;
