import type { BrandInput } from '@masthead/config';

/** The other publications of the network (SPEC §2.5). */
export const networkSites: BrandInput['networkSites'] = [
  {
    key: 'docket',
    name: 'Docket',
    field: 'law',
    blurb: 'For litigators, general practice and the people who run firms. Docket reports from the courthouses that set the rules, reads opinions on the day they are filed, and counts who won.',
    url: 'https://example.com/network/docket/',
  },
  {
    key: 'underwriters-desk',
    name: 'Underwriter\'s Desk',
    field: 'property and casualty insurance',
    blurb: 'For carriers, reinsurers and wholesale brokers. It follows treaty terms, rate filings and losses large enough to change a form, with the wording printed in full.',
    url: 'https://example.com/network/underwriters-desk/',
  },
  {
    key: 'benefit-ledger',
    name: 'Benefit Ledger',
    field: 'employee benefits',
    blurb: 'For consultants and the employers they advise. Benefit Ledger prices health plans, tests what vendors promise, and explains a new rule in the time that it takes to park.',
    url: 'https://example.com/network/benefit-ledger/',
  },
  {
    key: 'risk-and-reserve',
    name: 'Risk & Reserve',
    field: 'bank and credit risk',
    blurb: 'For chief risk officers, examiners and community bankers. It reads call reports so that its subscribers can sleep, and names the concentration before the regulator does.',
    url: 'https://example.com/network/risk-and-reserve/',
  },
  {
    key: 'general-counsel-monthly',
    name: 'General Counsel Monthly',
    field: 'corporate legal departments',
    blurb: 'For lawyers with a budget and a board. Each issue takes one problem of the legal department, asks six companies what they did about it, and prints what it cost.',
    url: 'https://example.com/network/general-counsel-monthly/',
  },
  {
    key: 'closing-entry',
    name: 'Closing Entry',
    field: 'accounting and tax',
    blurb: 'For controllers, auditors and tax advisers. It covers standards, staffing and deadlines, and keeps a calendar of filing dates that some readers have framed.',
    url: 'https://example.com/network/closing-entry/',
  },
];
