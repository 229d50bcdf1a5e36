import type { BrandInput } from '@masthead/config';

/** Subscription, desks and documents of the registration pages, mails and forms. */
export const store: BrandInput['store'] = {
  summary:
    'PRO marks analysis and exclusives, open to every reader. A subscription adds Real Estate Forum in print and the PRO list in your menu.',
  forms: {
    'contact-newsroom': {
      desk: 'newsroom@example.com',
    },
    'contact-advertising': {
      desk: 'advertising@example.com',
    },
    'contact-events': {
      desk: 'events@example.com',
    },
    'event-registration': {
      desk: 'events@example.com',
    },
    'ask-the-experts': {
      desk: 'experts@example.com',
    },
    'nominate-rainmakers': {
      desk: 'nominations@example.com',
    },
    'nominate-women-of-influence': {
      desk: 'nominations@example.com',
    },
    'nominate-rising-stars': {
      desk: 'nominations@example.com',
    },
    'nominate-best-bosses': {
      desk: 'nominations@example.com',
    },
    'media-kit': {
      desk: 'advertising@example.com',
      document: {
        title: 'The media kit',
        url: '/brand/media-kit.pdf',
      },
    },
    'white-paper-lease-audits': {
      document: {
        title: 'The Lease File Audit',
        url: '/media/b41bf4dfb42b3e2aee8226ea4d9e5cb0/the-lease-file-audit.pdf',
      },
    },
    'white-paper-loan-extensions': {
      document: {
        title: 'Twelve More Months',
        url: '/brand/twelve-more-months.pdf',
      },
    },
  },
};
