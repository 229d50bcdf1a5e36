import { footerColumns, type BrandInput } from '@masthead/config';
import { pageLinks } from './pageLinks.ts';

/** §2.5, Footer. */
export const footer: BrandInput['footer'] = {
  support: { email: 'support@example.com' },
  columns: [
    {
      title: 'Topics',
      links: [pageLinks.bestPractices, pageLinks.specialReports, pageLinks.insights, pageLinks.magazine],
    },
    {
      title: 'Resources',
      links: [pageLinks.resources, pageLinks.podcasts, pageLinks.webcasts, pageLinks.events, pageLinks.thoughtLeaders],
    },
    footerColumns.support,
    footerColumns.legal,
    footerColumns.account,
  ],
  copyright: '© {year} Sister Site. All rights reserved.',
};
