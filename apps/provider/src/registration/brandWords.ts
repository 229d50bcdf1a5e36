import type { StoreBrand } from './brands.ts';

/** Words of a publication that attackers try first as passwords of its readers. */
export const brandWords = ({
  key,
  name,
  domain,
  subscription,
}: Pick<StoreBrand, 'key' | 'name' | 'domain' | 'subscription'>): readonly string[] => [
  key,
  name,
  domain,
  domain.split('.')[0] ?? domain,
  subscription.title,
];
