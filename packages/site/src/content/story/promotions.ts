import type { Link, Promotion } from '@masthead/design-system';
import { ask, type AnswerOf, type ContentError, type Result } from '@masthead/graphql-ops';
import { safeAddress } from '../media/address';
import { toDecoration } from '../media/picture';

type Answer = AnswerOf<'big-voodoo-listings'>;
type Listing = Answer['getPromotionalListings'][number];

/** SPEC §3, §7.1: what the marketing service has for a page, or by default. */
export const askPromotions = (site: string, page: string) => ask('big-voodoo-listings', { site, page });

/** Listings of this type are sentences for the alert area and no promotions (SPEC §2.8). */
const alertType = 'alert';
const isAlert = ({ type }: Listing): boolean => type.trim().toLowerCase() === alertType;

const listings = (reply: Result<Answer, ContentError>): readonly Listing[] =>
  reply.ok ? reply.value.getPromotionalListings : [];

const toPromotion = ({ type, title, description, uri, image }: Listing): Promotion => {
  const url = safeAddress(uri);
  const picture = toDecoration(image);
  return { type, title, ...(description && { description }), ...(url && { url }), ...(picture && { image: picture }) };
};

/** The page's first promotion; one that leads to the page itself is passed over. */
export const firstPromotion = (
  reply: Result<Answer, ContentError>,
  path: string,
): { promotion: Promotion } | object => {
  const promotion = listings(reply)
    .filter((listing) => !isAlert(listing))
    .map(toPromotion)
    .find(({ url }) => url !== path);
  return promotion ? { promotion } : {};
};

/** A sentence above the page, and where it leads. */
export type Alert = { text: string; link?: Link };

/** SPEC §2.8: the message about a regulated product, where the marketing service has one. */
export const alertOf = (reply: Result<Answer, ContentError>): Alert | undefined => {
  const listing = listings(reply).find(isAlert);
  if (!listing) return undefined;
  const url = safeAddress(listing.uri);
  return { text: listing.title, ...(url && { link: { title: listing.description ?? 'Read more', url } }) };
};
