import type { MenuSection } from '@masthead/config';

/** Kinds of property. */
export const sectors: MenuSection = {
  title: 'Sectors',
  url: '/sectors/',
  postsFrom: '/sectors/office/',
  description:
    'Sixteen kinds of property, from towers to the land underneath them, each with its own rents, lenders and arguments.',
  groups: [
    {
      links: [
        { title: 'Office', url: '/sectors/office/' },
        { title: 'Multifamily', url: '/sectors/multifamily/' },
        { title: 'Industrial', url: '/sectors/industrial/' },
        { title: 'Retail', url: '/sectors/retail/' },
        { title: 'Hospitality', url: '/sectors/hospitality/' },
        { title: 'Data Centers', url: '/sectors/data-centers/' },
        { title: 'Self-Storage', url: '/sectors/self-storage/' },
        { title: 'Health Care', url: '/sectors/health-care/' },
        { title: 'Senior Housing', url: '/sectors/senior-housing/' },
        { title: 'Student Housing', url: '/sectors/student-housing/' },
        { title: 'Life Sciences', url: '/sectors/life-sciences/' },
        { title: 'Single-Family Rental', url: '/sectors/single-family-rental/' },
        { title: 'Land', url: '/sectors/land/' },
        { title: 'Mixed-Use', url: '/sectors/mixed-use/' },
        { title: 'Net Lease', url: '/sectors/net-lease/' },
        { title: 'Infrastructure', url: '/sectors/infrastructure/' },
      ],
    },
  ],
  topicInFocus: [
    {
      title: 'Adaptive Reuse',
      url: '/plotline-topics/adaptive-reuse/',
      description: 'Offices into homes, mills into schools, and the sums behind each.',
    },
    {
      title: 'Build-to-Rent',
      url: '/tag/build-to-rent/',
      description: 'Rental houses by the hundred, and who lends on them.',
    },
  ],
  moreToExplore: [
    { title: 'Special Reports', url: '/special-reports/', description: 'Long investigations in several parts.' },
    { title: 'Instant Insights', url: '/instant-insights/', description: 'One chart, one finding, two minutes.' },
  ],
};
