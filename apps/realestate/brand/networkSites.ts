import type { BrandInput } from '@masthead/config';

/** The other publications of the network (§2.5). */
export const networkSites: BrandInput['networkSites'] = [
  { name: 'Docket', url: 'https://example.com/network/docket/' },
  { name: 'Underwriter’s Desk', url: 'https://example.com/network/underwriters-desk/' },
  { name: 'Benefit Ledger', url: 'https://example.com/network/benefit-ledger/' },
  { name: 'Risk & Reserve', url: 'https://example.com/network/risk-and-reserve/' },
  { name: 'General Counsel Monthly', url: 'https://example.com/network/general-counsel-monthly/' },
  { name: 'Closing Entry', url: 'https://example.com/network/closing-entry/' },
];
