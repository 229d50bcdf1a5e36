import { limits } from '@masthead/config';
import {
  GetEditorialCalendarDocument,
  GetEventDocument,
  GetFutureEventsDocument,
  GetPastEventsDocument,
} from '../operations/calendar.generated.ts';
import { toPageNumber, stripProtocol } from '../input.ts';
import { GetNewsletterDetailsDocument, GetPromotionalListingsDocument } from '../operations/promotion.generated.ts';
import {
  GetRecognitionProfileDocument,
  type GetRecognitionProfileQueryVariables,
  GetRecognitionProfileListDocument,
  type GetRecognitionProfileListQueryVariables,
} from '../operations/recognition.generated.ts';
import { GetStaticPageDocument } from '../operations/static-page.generated.ts';
import { GetCustomerDocument } from '../operations/customer.generated.ts';
import { GetUserDocument } from '../operations/user.generated.ts';
import { neverCached, queryType } from './queryType.ts';

type EventsInput = {
  publication: string;
  pageSize?: number;
  page?: number;
  city?: string;
  topic?: string;
  audience?: string;
};

const eventVariables = ({ publication, pageSize, page, city, topic, audience }: EventsInput) => ({
  publication,
  pageSize: pageSize ?? limits.page.size,
  page: toPageNumber(page),
  ...(city ? { city } : {}),
  ...(topic ? { topic } : {}),
  ...(audience ? { audience } : {}),
});
const siteVariables = ({ site }: { site: string }) => ({ site: stripProtocol(site) });
const eventTags = (): readonly string[] => ['events'];

/** Calendars, static pages, promotions, recognition profiles and visitor data. */
export const siteQueries = {
  'editorial-calendar': queryType<{ type: string; publication: string }>()({
    document: GetEditorialCalendarDocument,
    required: ['type', 'publication'],
    variables: ({ publication }) => ({ publication }),
    tags: () => ['editorial-calendar'],
  }),
  'future-events': queryType<EventsInput>()({
    document: GetFutureEventsDocument,
    required: ['publication'],
    variables: eventVariables,
    tags: eventTags,
  }),
  'past-events': queryType<EventsInput>()({
    document: GetPastEventsDocument,
    required: ['publication'],
    variables: eventVariables,
    tags: eventTags,
  }),
  event: queryType<{ uri: string; publication: string }>()({
    document: GetEventDocument,
    required: ['uri', 'publication'],
    variables: ({ uri, publication }) => ({ uri, publication }),
    tags: ({ uri }) => ['events', `event:${uri}`],
  }),
  'static-page': queryType<{ slug: string; siteName: string }>()({
    document: GetStaticPageDocument,
    required: ['slug', 'siteName'],
    variables: ({ slug, siteName }) => ({ slug, brandShortName: stripProtocol(siteName) }),
    tags: ({ slug }) => [`static-page:${slug}`],
  }),
  'big-voodoo-listings': queryType<{ site: string; page: string }>()({
    document: GetPromotionalListingsDocument,
    required: ['site', 'page'],
    variables: ({ site, page }) => ({ site: stripProtocol(site), page, showDefault: true }),
    tags: () => ['promotional-listings'],
  }),
  'newsletter-details': queryType<{ site: string }>()({
    document: GetNewsletterDetailsDocument,
    required: ['site'],
    variables: siteVariables,
    tags: () => ['newsletters'],
  }),
  'recognition-profile': queryType<GetRecognitionProfileQueryVariables>()({
    document: GetRecognitionProfileDocument,
    required: ['directory', 'docName'],
    variables: (input) => input,
    tags: ({ directory, docName }) => [`recognition:${directory}`, `recognition:${directory}/${docName}`],
  }),
  'recognition-profile-list': queryType<GetRecognitionProfileListQueryVariables>()({
    document: GetRecognitionProfileListDocument,
    required: ['directory'],
    variables: ({ page, pageLength, ...filter }) => ({
      ...filter,
      page: toPageNumber(page ?? undefined),
      pageLength: pageLength ?? limits.page.size,
    }),
    tags: ({ directory }) => [`recognition:${directory}`],
  }),
  customer: queryType<{ encryptedCustomerId: string }>()({
    document: GetCustomerDocument,
    variables: ({ encryptedCustomerId }) => ({ encryptedCustomerId }),
    cache: neverCached,
    slowAfterMs: limits.slowQueryMs.customer,
  }),
  user: queryType<Record<never, never>>()({ document: GetUserDocument, variables: () => ({}), cache: neverCached }),
};
