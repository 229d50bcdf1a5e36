import { defineRedirects } from '@masthead/config';

/** Addresses that people type, remember or have in old links, and where they lead. */
export const redirects = defineRedirects([
  { from: '/feed/', to: '/rss/feed/' },
  { from: '/about/', to: '/static/about-us/' },
  { from: '/about-us/', to: '/static/about-us/' },
  { from: '/contact/', to: '/static/contact-us/' },
  { from: '/contact-us/', to: '/static/contact-us/' },
  { from: '/advertise/', to: '/static/advertise-with-us/' },
  { from: '/advertise-with-us/', to: '/static/advertise-with-us/' },
  { from: '/newsletters/', to: '/static/newsletters/' },
]);
