import type { BrandInput } from '@masthead/config';
import { places } from './places';

const supportPhone = '1-800-555-0198';
const supportEmail = 'support@example.com';

/** SPEC §2.5, Footer. */
export const footer: BrandInput['footer'] = {
  logos: [{ name: 'Sister Site', image: '/brand/sister-site-inverse.svg', width: 205, height: 50, url: '/' }],
  support: {
    title: 'Need help?',
    blurb: 'Call us or write to us.',
    phone: supportPhone,
    phoneUrl: 'tel:+18005550198',
    hours: 'Mon-Fri 9:00am-5:30pm ET, except holidays',
    email: supportEmail,
    emailUrl: `mailto:${supportEmail}`,
  },
  links: [places.about, places.contact, places.siteMap, places.advertise, places.licensing],
  columns: [
    { title: 'Topics', links: [places.bestPractices, places.specialReports, places.insights, places.magazine] },
    {
      title: 'Resources',
      links: [places.resources, places.podcasts, places.webcasts, places.events, places.thoughtLeaders],
    },
    {
      title: 'Support',
      links: [
        places.about,
        places.contact,
        places.help,
        places.advertise,
        places.siteMap,
        { title: 'RSS', url: '/rss/' },
      ],
    },
    {
      title: 'Legal',
      links: [places.terms, places.privacy, places.licensing, { title: 'Cookie Settings', url: '#cookie-settings' }],
    },
    {
      title: 'Your Account',
      links: [
        { title: 'Sign In', store: 'Login' },
        { title: 'Create Account', store: 'default' },
        { title: 'Forgot Password', store: 'Login', hash: 'forgot-password' },
        { title: 'My Newsletters', store: 'Newsletters' },
      ],
    },
  ],
  copyright: '© {year} Sister Site. All rights reserved.',
  legalLinks: [places.terms, places.privacy],
};
