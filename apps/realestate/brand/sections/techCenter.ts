import type { MenuSection } from '@masthead/config';

/** The directory of software and the reporting around it (§2.1). */
export const techCenter: MenuSection = {
  title: 'CRE Tech Center',
  url: '/cre-tech-center/',
  postsFrom: '/plotline-topics/proptech/',
  description:
    'A directory of property software written by our technology editor. Listings are chosen by our editors. Sponsors of the tech center have no say in them.',
  colors: { textColor: '#f7f2ea', backgroundColor: '#17130e' },
  hideBrowseAll: true,
  desktop: { cols: 1, redUnderline: true },
  groups: [
    {
      title: 'Directory',
      links: [
        { title: 'Property Management Software', url: '/cre-tech-center/#property-management-software' },
        { title: 'Online Marketplaces', url: '/cre-tech-center/#online-marketplaces' },
        { title: 'Data, Analytics and Valuation', url: '/cre-tech-center/#data-analytics-and-valuation' },
        {
          title: 'Asset and Investment Management Software',
          url: '/cre-tech-center/#asset-and-investment-management-software',
        },
        { title: 'CRM Software', url: '/cre-tech-center/#crm-software' },
      ],
    },
    {
      title: 'Reporting',
      links: [
        { title: 'Technology News', url: '/best-practices/technology/' },
        { title: 'Proptech', url: '/plotline-topics/proptech/' },
        { title: 'Artificial Intelligence', url: '/plotline-topics/artificial-intelligence/' },
        { title: 'Technology Webcasts', url: '/webcasts/on-demand/technology/' },
        { title: 'Partners', url: '/static/cre-tech-center-partners/' },
      ],
    },
  ],
  topicInFocus: [
    {
      title: 'Artificial Intelligence',
      url: '/plotline-topics/artificial-intelligence/',
      description: 'What the models read well, what they misread, and who checks.',
    },
  ],
  moreToExplore: [
    {
      title: 'Resource Center',
      url: '/resources/',
      description: 'White papers, guides and calculators from partners.',
    },
    { title: 'Webcasts', url: '/webcasts/', description: 'Live tests and recorded hours.' },
  ],
};
