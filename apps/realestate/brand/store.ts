import type { BrandInput } from '@masthead/config';

/** Subscription, desks and documents of the registration pages, mails and forms. */
export const store: BrandInput['store'] = {
  summary:
    'PRO marks analysis and exclusives, open to every reader. A subscription adds Real Estate Forum in print and the PRO list in your menu.',
  plans: [
    {
      key: 'monthly',
      name: 'Monthly',
      price: 19,
      currency: 'USD',
      period: 'month',
      summary: 'For one deal, one quarter or a first look.',
      has: ['Real Estate Forum in print, every month', 'The PRO list in your menu'],
    },
    {
      key: 'annual',
      name: 'Annual',
      price: 190,
      currency: 'USD',
      period: 'year',
      summary: 'Twelve issues for the price of ten.',
      has: [
        'Real Estate Forum in print, every month',
        'The PRO list in your menu',
        'Three back issues of your choice, in print',
        'One price for the whole year',
      ],
      highlighted: true,
    },
    {
      key: 'office',
      name: 'Office',
      price: 590,
      currency: 'USD',
      period: 'year',
      summary: 'For the front desk, the deal room and everyone in between.',
      has: [
        'Real Estate Forum in print, every month',
        'The PRO list in your menu',
        'Three back issues of your choice, in print',
        'One price for the whole year',
        'Five copies of each issue to one address',
      ],
    },
  ],
  benefits: [
    {
      title: 'The long story, in print',
      text: 'Real Estate Forum on your desk every month: investigations, portraits and the deals of the year, edited to be kept.',
    },
    {
      title: 'The analysis in one place',
      text: 'PRO stories say what a price, a term sheet or a vacancy means. The newest are in your menu on every page.',
    },
    {
      title: 'Reporters who call both sides',
      text: 'Subscriptions pay for the calls, the records and the editing. Sponsors never see a story before you do.',
    },
  ],
  groupContact: '/static/contact-subscriptions/',
  groupRates: [
    { from: 10, percent: 15 },
    { from: 25, percent: 25 },
    { from: 100, percent: 40 },
  ],
  questions: [
    {
      question: 'What can I read without a subscription?',
      answer:
        'Every story on Plotline, PRO analysis and exclusives included. A subscription brings the magazine to your desk, lists the PRO stories in your menu, and pays for the reporting.',
    },
    {
      question: 'When does my first issue come?',
      answer:
        'Orders before the 15th begin with the next issue, later ones with the issue after it. Issues go out by mail in the United States and Canada.',
    },
  ],
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
