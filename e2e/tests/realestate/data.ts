import { inject } from 'vitest';
import { testedBrand } from '../../src/testedBrand.ts';

/** Requests a data service of the provider directly, to know what the site must show (§7.2). */
export const getData = async <Answer>(path: string): Promise<Answer> => {
  const response = await fetch(inject('providerOrigin') + path);
  if (!response.ok) throw new Error(`The provider responded with ${response.status} to ${path}.`);
  return (await response.json()) as Answer;
};

/** Fetches the branded resources of the tested brand. */
export const getBrandedResources = <Answer>(service: string, query = ''): Promise<Answer> =>
  getData(`/data-api/cache/branded-resources/${service}?brand=${testedBrand.site}${query}`);

export type ListedResource = { resourceName: string; startDate: string; downloadURL: string; publisherName: string };
export type Publisher = {
  name: string;
  publisher: string;
  sponsored: 'true' | 'false';
  sponsorBlurb: string | null;
  internalURL: string;
  socials: readonly { name: string; url: string }[];
};
