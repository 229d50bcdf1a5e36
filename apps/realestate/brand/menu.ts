import type { BrandInput } from '@masthead/config';
import { places } from './places';
import { bestPractices } from './sections/bestPractices';
import { markets } from './sections/markets';
import { sectors } from './sections/sectors';
import { techCenter } from './sections/techCenter';

/** Header, drawer and menus (SPEC §2.5, §2.7). */
export const menu: BrandInput['menu'] = {
  topNavs: [
    places.events,
    { ...places.podcasts, title: 'Podcasts' },
    places.webcasts,
    places.resources,
    places.thoughtLeaders,
  ],
  sections: [markets, sectors, techCenter, bestPractices],
  topicInFocus: [
    {
      title: 'The Maturity File',
      url: '/special-reports/special-report-the-maturity-file/',
      description: 'What happened to the loans that came due this year, told from both sides of the table.',
    },
    {
      title: 'Distress and Workouts',
      url: '/plotline-topics/distress-and-workouts/',
      description: 'Extensions, notes and receivers, with the terms.',
    },
    { title: 'Data Centers', url: '/sectors/data-centers/', description: 'Megawatts first, dirt second.' },
  ],
  moreToExplore: [
    { ...places.specialReports, description: 'Long investigations in several parts.' },
    { ...places.nominations, description: 'Put a colleague or a deal forward.' },
  ],
  favoriteLinks: [
    { ...places.podcasts, icon: 'podcast' },
    { ...places.webcasts, icon: 'webcast' },
    { ...places.careers, icon: 'career' },
    { ...places.resources, icon: 'resource' },
  ],
  secondaryLinks: [
    places.specialReports,
    places.insights,
    places.magazine,
    places.calendar,
    places.nominations,
    places.about,
    places.contact,
  ],
  brokerExpo: { brokerExpoUrl: '', expoBtnText: 'Broker Expo' },
  subscribe: {
    loggedIn: { title: 'Subscribe', store: 'MyAccount' },
    loggedOut: { title: 'Subscribe', store: 'default' },
  },
  newsletters: {
    loggedIn: { title: 'Newsletters', store: 'MyAccount', hash: 'email-preferences' },
    loggedOut: { title: 'Newsletters', store: 'Newsletters' },
  },
  register: { title: 'Register', store: 'default' },
  signIn: { title: 'Sign In', store: 'Login' },
  account: { title: 'My Account', store: 'MyAccount' },
  signOut: { title: 'Sign Out', store: 'Logout' },
  proContentBtn: { proContentUrl: '/tag/premium/', proContentText: 'PRO content' },
  userMenu: {
    signedOut: {
      greeting: 'Welcome',
      links: [
        { title: 'Sign In', store: 'Login' },
        { title: 'Register Now', store: 'default' },
      ],
    },
    signedIn: {
      greeting: 'Hello',
      links: [
        { title: 'Account Setting', store: 'MyAccount' },
        { title: 'Newsletter Subscriptions', store: 'Newsletters' },
        { title: 'Email Marketing', store: 'MyAccount', hash: 'email-preferences' },
        places.help,
        { title: 'Sign Out', store: 'Logout' },
      ],
    },
  },
  socialNetwork: [
    { name: 'Twitter', url: 'https://example.com/social/twitter/plotline' },
    { name: 'Facebook', url: 'https://example.com/social/facebook/plotline' },
    { name: 'LinkedIn', url: 'https://example.com/social/linkedin/plotline' },
  ],
};
