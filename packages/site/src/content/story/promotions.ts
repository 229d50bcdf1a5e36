import { isOpenAddress, type ModuleBrand } from '@masthead/config';
import type { Link, Promotion } from '@masthead/design-system';
import { createQuery, type QueryResultOf, type ContentError, type Result } from '@masthead/graphql-ops';
import { storyTexts } from '@masthead/texts/article';
import { toSafeUrl } from '../media/safeUrl';
import { toDecorativePicture } from '../media/picture';

type ListingsResult = QueryResultOf<'big-voodoo-listings'>;
type Listing = ListingsResult['getPromotionalListings'][number];

/** A page's promotional listings, or the default ones (§3, §7.1). `big-voodoo-listings` is the service's name. */
export const createPromotionsQuery = (site: string, page: string) => createQuery('big-voodoo-listings', { site, page });

/** Listings of this type are alerts above the page, not promotions (§2.8). */
const alertType = 'alert';
const isAlert = ({ type }: Listing): boolean => type.trim().toLowerCase() === alertType;

const getListings = (reply: Result<ListingsResult, ContentError>): readonly Listing[] =>
  reply.ok ? reply.value.getPromotionalListings : [];

const toPromotion = ({ type, title, description, uri, image }: Listing): Promotion => {
  const url = toSafeUrl(uri);
  const picture = toDecorativePicture(image);
  return { type, title, ...(description && { description }), ...(url && { url }), ...(picture && { image: picture }) };
};

/** The first promotion that links elsewhere, as a prop to spread. */
export const getFirstPromotion = (
  brand: ModuleBrand,
  reply: Result<ListingsResult, ContentError>,
  path: string,
): { promotion: Promotion } | object => {
  const promotion = getListings(reply)
    .filter((listing) => !isAlert(listing))
    .map(toPromotion)
    .find(({ url }) => url !== path && (url === undefined || isOpenAddress(brand, url)));
  return promotion ? { promotion } : {};
};

/** An alert: a message above the page, with an optional link. */
export type Alert = { text: string; link?: Link };

/** The alert about a regulated product (§2.8); undefined without a listing of this type. */
export const getAlert = (reply: Result<ListingsResult, ContentError>): Alert | undefined => {
  const listing = getListings(reply).find(isAlert);
  if (!listing) return undefined;
  const url = toSafeUrl(listing.uri);
  return { text: listing.title, ...(url && { link: { title: listing.description ?? storyTexts.readMore, url } }) };
};
