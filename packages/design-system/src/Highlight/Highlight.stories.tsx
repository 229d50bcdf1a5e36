import type { Meta, StoryObj } from '@storybook/react';
import { stories } from '../../test/fixtures/stories';
import { Highlight } from './Highlight';
import { toSegments } from './segments';

const meta = {
  title: 'Search/Highlight',
  component: Highlight,
  args: { segments: toSegments(stories.kStreet.title, 'map river') },
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Marked: Story = {};
export const NothingMarked: Story = { args: { segments: toSegments(stories.kStreet.title, 'warehouse') } };
export const TagsStayText: Story = { args: { segments: toSegments('A <script>deal</script> that closed', 'deal') } };
