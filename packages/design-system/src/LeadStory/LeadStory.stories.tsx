import type { Meta, StoryObj } from '@storybook/react';
import { stories, textOnly } from '../../test/fixtures/stories';
import { Wrap } from '../Wrap/Wrap';
import { LeadStory } from './LeadStory';

const meta = {
  title: 'Stories/LeadStory',
  component: LeadStory,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Wrap>
        <div style={{ paddingBlock: 24 }}>
          <Story />
        </div>
      </Wrap>
    ),
  ],
  args: {
    story: stories.lasalle,
    related: [stories.kStreet, stories.seattle, stories.cranes],
    secondary: [stories.mesa, textOnly(stories.seattle), textOnly(stories.transformers)],
  },
} satisfies Meta<typeof LeadStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const NothingRelated: Story = { args: { related: [] } };
export const Alone: Story = { args: { related: [], secondary: [] } };
export const NoPicture: Story = { tags: ['baseline'], args: { story: textOnly(stories.lasalle) } };
export const LongEverything: Story = {
  args: { story: stories.longestTexts, related: [stories.longestTexts], secondary: [stories.longestTexts] },
};
