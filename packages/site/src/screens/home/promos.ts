import type { AudioTeaserProps, EventItem, IssuePromoProps } from '@masthead/design-system';
import type { QueryResultOf } from '@masthead/graphql-ops';
import { dates } from '@masthead/texts/dates';
import { promoTexts } from '@masthead/texts/home';
import { toSafeUrl } from '../../content/media/safeUrl';
import { knownImageSizes, toDecorativePicture, toPicture } from '../../content/media/picture';
import { formatDate, formatDateTime, formatMonth } from '../../content/schedule';
import { formatVenue, getEventTimeZone, type WireEvent } from '../calendar/toEvent';
import { stripIssueTitle } from '../issues/toIssue';
import { formatHeard, getWebcastStatus } from '../../content/media/mediaItem';

type WireIssue = QueryResultOf<'package-by-type'>['getPackagesByType']['packages'][number];
type WirePodcast = QueryResultOf<'podcast-stream'>['getPodcastStream']['contents'][number];
type WireWebcast = QueryResultOf<'webcast-stream'>['getWebcastStream']['contents'][number];
type AudioItem = Omit<AudioTeaserProps, 'headingLevel'>;

/** A podcast on the home page (§3, Podcast item). */
export const toAudio = (wire: WirePodcast, timeZone: string): AudioItem => {
  const { title, uri, kicker, podcastDate, image } = wire;
  const picture = toDecorativePicture(image);
  return {
    kind: kicker ?? promoTexts.podcast,
    title,
    url: uri,
    detail: [formatHeard(wire), formatDate(podcastDate, timeZone).text].filter(Boolean).join(' · '),
    ...(picture && { image: picture }),
  };
};

/** Details by status: a live webcast has no date, an on-demand one no time. */
const webcastDetails = {
  live: () => promoTexts.onNow,
  upcoming: (when: string) => promoTexts.live(when),
  ondemand: (_: string, day: string) => promoTexts.onDemand(day),
} as const;

/** A webcast on the home page (§3, Webcast item). */
export const toWebcastTeaser = (wire: WireWebcast, now: Date, timeZone: string): AudioItem => {
  const { kicker, title, uri, image, webcastDate } = wire;
  const picture = toDecorativePicture(image);
  return {
    kind: kicker ?? promoTexts.webcast,
    title,
    url: uri,
    detail: webcastDetails[getWebcastStatus(wire, now)](
      formatDateTime(webcastDate, timeZone).text,
      formatDate(webcastDate, timeZone).text,
    ),
    ...(picture && { image: picture }),
  };
};

/** An event as a card, with its first day in the time zone of its venue (§3, Event). */
export const toEventCard = (wire: WireEvent, siteTimeZone: string): EventItem => {
  const timeZone = getEventTimeZone(wire, siteTimeZone);
  const { eventTitle, docUri, eventStartDate, description } = wire;
  const start = new Date(eventStartDate);
  const place = formatVenue(wire);
  return {
    title: eventTitle,
    url: docUri,
    day: dates.dayOfMonth(start, timeZone),
    month: formatMonth(eventStartDate, timeZone),
    iso: eventStartDate,
    ...(place && { place }),
    ...(description && { summary: description }),
  };
};

/** The current issue of the magazine (§3, Package) under the headline of its own page, with all of its stories. */
export const toIssuePromo = (
  { title, packageUrl, summary, blurb, imageUrl, pubDate, digitalEditionUrl, articles }: WireIssue,
  timeZone: string,
): Omit<IssuePromoProps, 'headingLevel'> => {
  const digital = toSafeUrl(digitalEditionUrl);
  const picture = imageUrl
    ? toPicture({ uri: imageUrl, ...knownImageSizes.cover }, { alt: promoTexts.cover(title) })
    : undefined;
  return {
    date: formatMonth(pubDate, timeZone),
    title: summary ? stripIssueTitle(title, summary) : title,
    url: packageUrl,
    ...(blurb && { summary: blurb }),
    ...(picture && { cover: picture }),
    stories: articles.map((story) => ({
      title: story.title,
      url: story.uri,
      ...(story.kicker && { label: story.kicker }),
    })),
    actions: [
      { title: promoTexts.viewIssue, url: packageUrl },
      ...(digital ? [{ title: promoTexts.viewDigital, url: digital, newTab: true }] : []),
    ],
  };
};
