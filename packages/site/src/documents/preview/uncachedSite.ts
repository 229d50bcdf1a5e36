import { uncachedPartners, type Site } from '../../framework/site';
import type { Mode } from './mode';

/**
 * The site for one uncached request: with the preview's endpoint, or without caches (§2.6).
 */
export const uncachedSite = (site: Site, { preview, caches }: Mode): Site => {
  const requestOptions = {
    ...(preview.kind === 'endpoint' && { endpoint: preview.address }),
    ...(caches === 'skip' && { nocache: true }),
  };
  const { content } = site;
  return {
    ...site,
    content: { ...content, query: (request) => content.query({ ...request, ...requestOptions }) },
    partners: caches === 'skip' ? uncachedPartners(site.brand) : site.partners,
  };
};
