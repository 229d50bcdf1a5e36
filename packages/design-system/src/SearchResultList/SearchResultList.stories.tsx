import type { Meta, StoryObj } from '@storybook/react';
import { stories, stream } from '../../test/fixtures/stories';
import type { TeaserStory } from '../types/story';
import { toSegments } from '../Highlight/segments';
import { SearchResultList } from './SearchResultList';

const found = (story: TeaserStory) => ({
  story,
  title: toSegments(story.title, 'building lease'),
  summary: story.summary ? toSegments(story.summary, 'building lease') : undefined,
});

const meta = {
  title: 'Search/SearchResultList',
  component: SearchResultList,
  args: { results: stream.slice(0, 5).map(found), headingLevel: 2 },
} satisfies Meta<typeof SearchResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const LongAndBare: Story = { args: { results: [stories.longestTexts, stories.bare].map(found) } };
