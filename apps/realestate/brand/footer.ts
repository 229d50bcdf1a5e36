import { footerColumns, type BrandInput } from '@masthead/config';
import { pageLinks } from './pageLinks.ts';

/** §2.5, Footer. */
export const footer: BrandInput['footer'] = {
  logos: [
    { name: 'Plotline', image: '/brand/plotline-inverse.svg', width: 186, height: 50, url: '/' },
    {
      name: 'Real Estate Forum',
      image: '/brand/real-estate-forum-inverse.svg',
      width: 381,
      height: 50,
      url: pageLinks.magazine.url,
    },
  ],
  support: {
    blurb: 'Call us or write to us. A person answers both.',
    phone: {
      number: '1-800-555-0199',
      url: 'tel:+18005550199',
      hours: 'Mon-Fri 9:00am-5:30pm ET, except holidays',
    },
    email: 'support@example.com',
  },
  columns: [
    {
      title: 'Topics',
      links: [
        { title: 'Markets', url: '/markets/' },
        { title: 'Sectors', url: '/sectors/' },
        { title: 'Best Practices', url: '/best-practices/' },
        { title: 'CRE Tech Center', url: '/cre-tech-center/' },
        { title: 'Capital Markets', url: '/plotline-topics/capital-markets/' },
        { title: 'Distress and Workouts', url: '/plotline-topics/distress-and-workouts/' },
        pageLinks.deals,
        pageLinks.specialReports,
        pageLinks.insights,
      ],
    },
    {
      title: 'Resources',
      links: [
        pageLinks.resources,
        { title: 'White Papers', url: '/static/white-papers/' },
        pageLinks.podcasts,
        pageLinks.webcasts,
        pageLinks.events,
        pageLinks.calendar,
        pageLinks.thoughtLeaders,
        pageLinks.magazine,
        pageLinks.careers,
      ],
    },
    {
      title: 'Support',
      links: [
        pageLinks.about,
        pageLinks.contact,
        pageLinks.help,
        pageLinks.subscribe,
        { title: 'Subscriptions', url: '/static/contact-subscriptions/' },
        pageLinks.newsletters,
        pageLinks.advertise,
        { title: 'Media Kit', url: '/static/media-kit-request-form/' },
        pageLinks.siteMap,
        { title: 'RSS', url: '/rss/' },
      ],
    },
    footerColumns.legal,
    footerColumns.account,
  ],
  copyright: '© {year} ALM. All rights reserved.',
};
