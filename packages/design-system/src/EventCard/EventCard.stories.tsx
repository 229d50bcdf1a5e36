import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { event } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { EventCard } from './EventCard';

const meta = {
  title: 'Stories/EventCard',
  component: EventCard,
  args: { event, headingLevel: 3 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EventCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Featured: Story = {};
export const InAList: Story = { args: { label: '' } };
export const DateAlone: Story = {
  args: { event: { title: event.title, day: '4', month: 'May 2027', iso: '2027-05-04' } },
};
export const LongEverything: Story = {
  args: {
    event: {
      ...event,
      title: stories.longestTexts.title,
      summary: stories.longestTexts.summary,
      actions: [
        { title: 'Register', url: '#r' },
        { title: 'Learn more', url: '#l', newTab: true },
      ],
    },
  },
};
/** Without actions the space below the text is that of the card. */
export const NoActions: Story = {
  args: { event: { ...event, actions: [] } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const bottom = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
    await expect(card.getBoundingClientRect().bottom - bottom).toBeCloseTo(
      Number.parseFloat(getComputedStyle(card).paddingBottom),
    );
  },
};
