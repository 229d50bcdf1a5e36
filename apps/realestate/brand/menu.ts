import { getAccountMenu, newslettersLink, type BrandInput } from '@masthead/config';
import { pageLinks } from './pageLinks.ts';
import { bestPractices } from './sections/bestPractices.ts';
import { markets } from './sections/markets.ts';
import { sectors } from './sections/sectors.ts';
import { techCenter } from './sections/techCenter.ts';

/** Header, drawer and menus (§2.5, §2.7). */
export const menu: BrandInput['menu'] = {
  topNavs: [
    pageLinks.deals,
    pageLinks.events,
    { ...pageLinks.podcasts, title: 'Podcasts' },
    pageLinks.webcasts,
    pageLinks.resources,
    pageLinks.thoughtLeaders,
  ],
  sections: [markets, sectors, techCenter, bestPractices],
  quickLinks: [{ title: 'Latest news', url: '/plotline-sections/news/' }, newslettersLink, pageLinks.thoughtLeaders],
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
    { ...pageLinks.specialReports, description: 'Long investigations in several parts.' },
    { ...pageLinks.nominations, description: 'Put a colleague or a deal forward.' },
  ],
  favoriteLinks: [
    { ...pageLinks.podcasts, icon: 'podcast' },
    { ...pageLinks.webcasts, icon: 'webcast' },
    { ...pageLinks.careers, icon: 'career' },
    { ...pageLinks.resources, icon: 'resource' },
  ],
  secondaryLinks: [
    pageLinks.specialReports,
    pageLinks.insights,
    pageLinks.magazine,
    pageLinks.subscribe,
    pageLinks.calendar,
    pageLinks.nominations,
    pageLinks.about,
    pageLinks.contact,
  ],
  brokerExpo: { brokerExpoUrl: '/events/?audience=Brokers', expoBtnText: 'Broker Events' },
  ...getAccountMenu(pageLinks.help),
  subscribe: { loggedIn: { title: 'Subscribe', store: 'MyAccount' }, loggedOut: pageLinks.subscribe },
  proContentBtn: { proContentUrl: '/tag/premium/', proContentText: 'PRO content' },
  socialNetwork: [
    { name: 'Twitter', url: 'https://example.com/social/twitter/plotline' },
    { name: 'Facebook', url: 'https://example.com/social/facebook/plotline' },
    { name: 'LinkedIn', url: 'https://example.com/social/linkedin/plotline' },
  ],
};
