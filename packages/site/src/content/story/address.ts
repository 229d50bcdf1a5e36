import { language } from '@masthead/texts/language';

/** The address of a venue; `country` is an ISO code. */
export type Address = {
  street: string;
  locality: string;
  region: string | null;
  postalCode: string | null;
  country: string;
};

const countryNames = new Intl.DisplayNames(language, { type: 'region' });

/** "New York, NY 10002". */
const formatLocality = ({ locality, region, postalCode }: Address): string =>
  [locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The lines of an address, with the country outside the United States. */
export const formatAddress = (address: Address): string[] => [
  address.street,
  formatLocality(address),
  ...(address.country === 'US' ? [] : [countryNames.of(address.country) ?? address.country]),
];
