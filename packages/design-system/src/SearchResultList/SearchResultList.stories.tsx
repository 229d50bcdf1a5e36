import type { Meta, StoryObj } from '@storybook/react';
import { stories, stream } from '../../test/fixtures/stories';
import type { TeaserStory } from '../types/story';
import { segmentsOf } from '../Highlight/segments';
import { SearchResultList } from './SearchResultList';

const found = (story: TeaserStory) => ({
  story,
  title: segmentsOf(story.title, 'building lease'),
  summary: story.summary ? segmentsOf(story.summary, 'building lease') : undefined,
});

const meta = {
  title: 'Search/SearchResultList',
  component: SearchResultList,
  args: { results: stream.slice(0, 5).map(found), headingLevel: 2 },
} satisfies Meta<typeof SearchResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const LongAndBare: Story = { args: { results: [stories.longest, stories.bare].map(found) } };
