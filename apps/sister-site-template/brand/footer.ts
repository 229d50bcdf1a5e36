import { newslettersLink, type BrandInput } from '@masthead/config';
import { pageLinks } from './pageLinks.ts';

/** §2.5, Footer. */
export const footer: BrandInput['footer'] = {
  logos: [{ name: 'Sister Site', image: '/brand/sister-site-inverse.svg', width: 205, height: 50, url: '/' }],
  support: {
    title: 'Need help?',
    blurb: 'Call us or write to us.',
    phone: '1-800-555-0198',
    phoneUrl: 'tel:+18005550198',
    hours: 'Mon-Fri 9:00am-5:30pm ET, except holidays',
    email: 'support@example.com',
    emailUrl: 'mailto:support@example.com',
  },
  links: [pageLinks.about, pageLinks.contact, pageLinks.siteMap, pageLinks.advertise, pageLinks.licensing],
  columns: [
    {
      title: 'Topics',
      links: [pageLinks.bestPractices, pageLinks.specialReports, pageLinks.insights, pageLinks.magazine],
    },
    {
      title: 'Resources',
      links: [pageLinks.resources, pageLinks.podcasts, pageLinks.webcasts, pageLinks.events, pageLinks.thoughtLeaders],
    },
    {
      title: 'Support',
      links: [
        pageLinks.about,
        pageLinks.contact,
        pageLinks.help,
        pageLinks.newsletters,
        pageLinks.advertise,
        pageLinks.siteMap,
        { title: 'RSS', url: '/rss/' },
      ],
    },
    {
      title: 'Legal',
      links: [
        pageLinks.terms,
        pageLinks.privacy,
        pageLinks.licensing,
        { title: 'Cookie Settings', url: '#cookie-settings' },
      ],
    },
    {
      title: 'Your Account',
      links: [
        { title: 'Sign In', store: 'Login' },
        { title: 'Create Account', store: 'default' },
        { title: 'Forgot Password', store: 'Login', hash: 'forgot-password' },
        { ...newslettersLink, title: 'My Newsletters' },
      ],
    },
  ],
  copyright: '© {year} Sister Site. All rights reserved.',
  legalLinks: [pageLinks.terms, pageLinks.privacy],
};
