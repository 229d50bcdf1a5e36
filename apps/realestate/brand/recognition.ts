import type { BrandInput } from '@masthead/config';

/** The recognition programs, in the order of their lists. */
export const recognition: BrandInput['recognition'] = [
  {
    directory: 'rainmakers',
    name: 'Rainmakers',
    description: 'The brokers, lenders and advisers who closed what others could not, and how they did it.',
  },
  {
    directory: 'women-of-influence',
    name: 'Women of Influence',
    description: 'Women whose decisions moved buildings, budgets and careers this year.',
  },
  {
    directory: 'rising-stars',
    name: 'Rising Stars',
    description: 'People in their first decade who are already asked for by name.',
  },
  { directory: 'best-bosses', name: 'Best Bosses', description: 'Managers put forward by those who work for them.' },
];
