import type { AudioTeaserProps, EventItem, IssuePromoProps } from '@masthead/design-system';
import type { AnswerOf } from '@masthead/graphql-ops';
import { drawnSizes, toDecoration, toPicture } from '../../media/picture';

type WireEvent = AnswerOf<'future-events'>['getFutureEvents']['events'][number];
type WireIssue = AnswerOf<'package-by-type'>['getPackagesByType']['packages'][number];
type WirePodcast = AnswerOf<'podcast-stream'>['getPodcastStream']['contents'][number];

/** "34 min". */
const minutes = (seconds: number | null | undefined): string | undefined => (seconds ? `${Math.round(seconds / 60)} min` : undefined);

/** A podcast as the home page shows it (SPEC §3, Podcast item). */
export const toAudio = ({ title, uri, kicker, prettyDate, duration, image }: WirePodcast): Omit<AudioTeaserProps, 'headingLevel'> => {
  const picture = toDecoration(image);
  return { kind: kicker ?? 'Podcast', title, url: uri, detail: [minutes(duration), prettyDate].filter(Boolean).join(' · '), ...(picture && { image: picture }) };
};

/** An event as a card: its first day in the brand's time zone (SPEC §3, Event). */
export const toEvent = ({ eventTitle, docUri, eventStartDate, venueName, city, description }: WireEvent, timeZone: string): EventItem => {
  const start = new Date(eventStartDate);
  const place = [venueName, city].filter(Boolean).join(', ');
  return {
    title: eventTitle,
    url: docUri,
    day: new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric' }).format(start),
    month: new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', year: 'numeric' }).format(start),
    iso: eventStartDate,
    ...(place && { place }),
    ...(description && { summary: description }),
  };
};

/** The current issue of the magazine (SPEC §3, Package). */
export const toIssue = ({ title, packageUrl, summary, imageUrl, pubDate, digitalEditionUrl, articles }: WireIssue): Omit<IssuePromoProps, 'headingLevel'> => {
  const picture = imageUrl ? toPicture({ uri: imageUrl, ...drawnSizes.cover }, { alt: `Cover of ${title}` }) : undefined;
  return {
    date: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(pubDate)),
    title,
    url: packageUrl,
    ...(summary && { summary }),
    ...(picture && { cover: picture }),
    stories: articles.slice(0, 4).map((story) => ({ title: story.title, url: story.uri, ...(story.kicker && { label: story.kicker }) })),
    actions: [{ title: 'View issue', url: packageUrl }, ...(digitalEditionUrl ? [{ title: 'Digital edition', url: digitalEditionUrl }] : [])],
  };
};
