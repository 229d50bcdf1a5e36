import type { Meta, StoryObj } from '@storybook/react';
import { SectionHead } from './SectionHead';

const regions = ['Northeast', 'Southeast', 'Midwest', 'Southwest', 'West', 'International'].map((title) => ({
  title,
  url: `/markets/${title.toLowerCase()}/`,
}));

const meta = { title: 'Base/SectionHead', component: SectionHead, args: { title: 'Markets' } } satisfies Meta<
  typeof SectionHead
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heavy: Story = {};
export const WithMore: Story = { args: { title: 'Recent stories', more: { title: 'More stories', url: '/news/' } } };
export const WithLinksAndMore: Story = { args: { links: regions, more: { title: 'All markets', url: '/markets/' } } };
/** For lists inside a section and in the rail. */
export const Light: Story = { args: { title: 'Trending Stories', weight: 'light' } };
export const LongestTitle: Story = {
  args: {
    title: 'Everything that happened to the loans that came due this year, told from both sides of the table',
    more: { title: 'All of it', url: '/news/' },
  },
};
