import type { BrandInput } from '@masthead/config';

/** The recognition programs, in the order of their lists. */
export const recognition: BrandInput['recognition'] = [
  {
    directory: 'rainmakers',
    name: 'Rainmakers',
    description: 'Dealmakers honored for one deal that taught the market something, and how they closed it.',
    nomination: {
      button: 'Enter a deal',
      nomineeLabel: 'Name of the dealmaker or team',
      reasonLabel: 'The deal',
      categories: ['Sale', 'Lease', 'Loan', 'Land', 'Assignment', 'Deal abandoned on good advice'],
      criteria: [
        'One transaction of the past 18 months: the property, the parties, the date and the size',
        'Difficulty, ingenuity and usefulness to someone else; usefulness counts twice',
        'Everyone who worked on the deal is named, the cooperating broker included',
        'Two people whom we can call, one of them from the other side',
      ],
      openDays: 45,
    },
  },
  {
    directory: 'women-of-influence',
    name: 'Women of Influence',
    description: 'Women who changed how commercial real estate is financed, built, leased, managed or governed.',
    nomination: {
      button: 'Nominate a colleague',
      nomineeLabel: 'Name of the nominee',
      reasonLabel: 'What changed, and how',
      categories: [
        'Brokerage and leasing',
        'Development and construction',
        'Finance and capital',
        'Investment and asset management',
        'Property management and operations',
        'Law, tax and title',
        'Design and planning',
        'Technology and data',
        'Public and nonprofit',
      ],
      criteria: [
        'A change that can be stated: one way before, another way after',
        'A figure, with its date and its source',
        'A witness other than the nominator',
        'Somebody else’s career that she advanced',
      ],
      openDays: 42,
    },
  },
  {
    directory: 'rising-stars',
    name: 'Rising Stars',
    description: 'People in their first decade who are already asked for by name.',
    nomination: {
      button: 'Nominate a rising star',
      nomineeLabel: 'Name of the nominee',
      reasonLabel: 'What they did',
      categories: ['Brokerage and leasing', 'Development', 'Finance and investment', 'Operations', 'Law', 'Technology'],
      criteria: [
        'At most ten years in commercial real estate',
        'Work that the nominee did or led, with a figure',
        'A client, a colleague or a rival who saw it',
      ],
    },
  },
  {
    directory: 'best-bosses',
    name: 'Best Bosses',
    description: 'Managers put forward by those who work for them.',
    nomination: {
      button: 'Nominate your boss',
      nomineeLabel: 'Name of your boss',
      reasonLabel: 'What it is like to work for them',
      categories: ['Brokerage', 'Development', 'Finance', 'Operations', 'Services'],
      criteria: [
        'You work for the nominee now, or did within two years',
        'A decision that cost the nominee something and helped the team',
        'A figure: who stayed, who was promoted, what was paid',
      ],
    },
  },
];
