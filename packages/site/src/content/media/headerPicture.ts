import type { HeaderPage } from '@masthead/content-rules/pictures';
import type { Picture } from '@masthead/design-system';
import { type ContentError, createQuery, type QueryResultOf, type Result } from '@masthead/graphql-ops';
import { toHeroPicture, toPicture } from './picture';

/** A picture in the header of a page, to spread into the header's props; no field without one. */
export type HeaderPicture = { picture?: Picture };

/** Query of the header picture of a route (§2.6 hero image, §2.8 page header). */
export const createHeaderPictureQuery = (site: string, { headerPicture }: { headerPicture: HeaderPage }) =>
  createQuery('header-picture', { site, page: headerPicture });

/** The header picture of a response; none if the publication has none or it could not be loaded. */
export const toHeaderPicture = (reply: Result<QueryResultOf<'header-picture'>, ContentError>): HeaderPicture => {
  const picture = reply.ok ? toPicture(reply.value.getHeaderPicture) : undefined;
  return picture ? { picture: toHeroPicture(picture) } : {};
};
