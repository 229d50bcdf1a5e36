import { commonLinks, defineBrand, getLogos } from '@masthead/config';
import { footer } from './brand/footer.ts';
import { menu } from './brand/menu.ts';

/** The template that `npm run new-publication` copies. Replace every value for a real publication. */
export const brand = defineBrand({
  key: 'sister-site-template',
  name: 'Sister Site',
  site: 'sister-site',
  product: 'sister-site',
  pathPrefix: 'sister-site',
  publicationSlug: 'sis:sister-site',
  promoCode: 'SIS',
  source: 'sister-site',
  tagline: 'A publication waiting for its subject',
  description: 'A publication waiting for its subject: how a site of the network is named, written, arranged and run.',
  magazine: { name: 'Sister Quarterly', slug: 'sister-quarterly', description: 'Four issues a year.' },
  language: 'en-US',
  timeZone: 'America/New_York',
  domain: 'sister-site.example.com',
  origin: 'http://localhost:3001',
  previewOrigins: ['https://preview.sister-site.example.com'],
  logos: getLogos('sister-site', 'Sister Site', 205),
  recognition: [
    {
      directory: 'sample-honors',
      name: 'Sample Honors',
      description: 'People whom this publication honors.',
      nomination: {
        button: 'Nominate a colleague',
        nomineeLabel: 'Name of the nominee',
        reasonLabel: 'What others can learn',
        categories: ['Beginners', 'Experts'],
        criteria: ['An example that others can follow'],
      },
    },
  ],
  hiddenModules: ['markets', 'sectors', 'tech-center', 'recognition', 'nominations', 'deals'],
  shareFormErrors: 'summary',
  // The options that the template shows: a new publication begins without them.
  header: {
    variant: 'alternate',
    extraButton: { title: 'Subscribe', store: 'default' },
    searchBox: { icon: 'none' },
  },
  heroPicture: 'behind',
  menu,
  footer,
  networkSites: [],
  subscribeCard: {
    tag: 'Sister Quarterly',
    title: 'Be there from the first issue',
    summary: 'Every story, every issue and the newsletter. Cancel whenever you like.',
    subscribe: { title: 'Subscribe Now', store: 'Newsletters' },
    privacy: commonLinks.privacy,
    shown: 'always',
  },
  tracking: { site: 'sister-site', siteGroup: 'template' },
});
