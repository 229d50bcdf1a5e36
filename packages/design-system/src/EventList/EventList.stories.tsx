import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { event } from '../../test/fixtures/features';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { EventList, type ListedEvent } from './EventList';

const upcoming: ListedEvent = {
  ...event,
  image: pictures.crane,
  topics: ['Net Lease', 'Investors'],
  price: 'From $595',
};
const past: ListedEvent = {
  title: 'Capital Markets Outlook: Boston',
  url: '/events/outlook/',
  day: '14',
  month: 'November 2026',
  iso: '2026-11-14T08:00:00-05:00',
  place: 'The Wharf Rooms, Boston',
  status: 'past',
};

const meta = {
  title: 'Media/EventList',
  component: EventList,
  args: { events: [upcoming, past], headingLevel: 2 },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UpcomingAndPast: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Past')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Register' })).toBeVisible();
  },
};
export const LongEverything: Story = {
  args: {
    events: [
      {
        ...upcoming,
        title: stories.longestTexts.title,
        summary: stories.longestTexts.summary,
        topics: ['Net Lease', 'Investors', 'Owners'],
      },
      { title: 'Title and day alone', day: '4', month: 'May 2027', iso: '2027-05-04' },
    ],
  },
};
