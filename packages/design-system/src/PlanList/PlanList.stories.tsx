import type { Meta, StoryObj } from '@storybook/react';
import { stories } from '../../test/fixtures/stories';
import { PlanList, type PlannedIssue } from './PlanList';

const moment = (text: string, iso: string) => ({ text, iso });
const entry: PlannedIssue = {
  title: 'Office: the small-suite issue',
  published: moment('Dec. 9, 2026', '2026-12-09'),
  publication: 'The Quarterly',
  summary: 'What building ahead of demand costs, and which landlords still wait.',
  description:
    'Owners, brokers and tenants on suites of under 6,000 square feet: budgets, leasing times and the furniture that comes back.',
  deadlines: [
    { label: 'Ad close', date: moment('Nov. 22, 2026', '2026-11-22') },
    { label: 'Materials due', date: moment('Nov. 27, 2026', '2026-11-27') },
    { label: 'Embargo', date: moment('Dec. 8, 2026', '2026-12-08') },
  ],
  contact: 'advertising@example.com',
};

const meta = {
  title: 'Media/PlanList',
  component: PlanList,
  args: {
    entries: [
      entry,
      { ...entry, title: 'Net lease and the exchange calendar', published: moment('Dec. 16, 2026', '2026-12-16') },
    ],
    headingLevel: 2,
  },
} satisfies Meta<typeof PlanList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EditorialCalendar: Story = {};
export const TitleAndDayAlone: Story = {
  args: { entries: [{ title: entry.title, published: entry.published, deadlines: [] }] },
};
export const LongEverything: Story = {
  args: { entries: [{ ...entry, title: stories.longestTexts.title, description: stories.longestTexts.summary }] },
};
