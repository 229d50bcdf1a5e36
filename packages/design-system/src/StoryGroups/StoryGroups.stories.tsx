import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories, textOnly } from '../../test/fixtures/stories';
import { longest } from '../../test/fixtures/worst';
import { StoryGroups } from './StoryGroups';

const meta = {
  title: 'Stories/StoryGroups',
  component: StoryGroups,
  args: {
    groups: [
      {
        title: 'Northeast',
        url: '/markets/northeast/',
        count: 1_204,
        stories: [stories.kStreet, stories.garner, stories.bare],
      },
      { title: 'Midwest', url: '/markets/midwest/', count: 38, stories: [stories.lasalle] },
      { title: 'West', url: '/markets/west/', count: 0, stories: [] },
    ],
    headingLevel: 3,
  },
} satisfies Meta<typeof StoryGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The regions of the markets page. */
export const WithPictures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Northeast 1,204 stories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'West 0 stories' })).toBeVisible();
  },
};
/** The tasks of best practices. */
export const Described: Story = {
  args: {
    groups: ['Leasing', 'Financing', 'Valuation', 'Brokerage'].map((title) => ({
      title,
      url: `/best-practices/${title.toLowerCase()}/`,
      count: 12,
      description: 'Terms, concessions and the clauses that decide renewals.',
      stories: [textOnly(stories.kStreet), textOnly(stories.lasalle)].map((story) => ({
        ...story,
        url: `${story.url}${title}/`,
      })),
    })),
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
