import type { MenuSection } from '@masthead/config';

/** How the work is done. */
export const bestPractices: MenuSection = {
  title: 'Best Practices',
  url: '/best-practices/',
  postsFrom: '/plotline-sections/expert-opinion/',
  description:
    'How the work is done by people who do it well: leases, loans, appraisals, roofs, taxes and the careers that go with them.',
  groups: [
    {
      links: [
        { title: 'Leasing', url: '/best-practices/leasing/' },
        { title: 'Property Management', url: '/best-practices/property-management/' },
        { title: 'Development', url: '/best-practices/development/' },
        { title: 'Financing', url: '/best-practices/financing/' },
        { title: 'Investment Strategy', url: '/best-practices/investment-strategy/' },
        { title: 'Valuation', url: '/best-practices/valuation/' },
        { title: 'Tax and Accounting', url: '/best-practices/tax-and-accounting/' },
        { title: 'Insurance and Risk', url: '/best-practices/insurance-and-risk/' },
        { title: 'Sustainability', url: '/best-practices/sustainability/' },
        { title: 'Technology', url: '/best-practices/technology/' },
        { title: 'Law and Compliance', url: '/best-practices/law-and-compliance/' },
        { title: 'Talent and Culture', url: '/best-practices/talent-and-culture/' },
        { title: 'Marketing', url: '/best-practices/marketing/' },
        { title: 'Brokerage', url: '/best-practices/brokerage/' },
      ],
    },
  ],
  topicInFocus: [
    {
      title: 'Capital Markets',
      url: '/plotline-topics/capital-markets/',
      description: 'Who is lending, on what, and at which spread.',
    },
    {
      title: 'Climate Risk',
      url: '/plotline-topics/climate-risk/',
      description: 'Deductibles, drains and the price of being near the water.',
    },
  ],
  moreToExplore: [
    {
      title: 'Nominations',
      url: '/nomination/',
      description: 'Nominate a colleague for Women of Influence, or enter a deal for Rainmakers.',
    },
    {
      title: 'Expert Opinion',
      url: '/plotline-sections/expert-opinion/',
      description: 'One argument in 900 words by somebody who has to live with it.',
    },
  ],
};
