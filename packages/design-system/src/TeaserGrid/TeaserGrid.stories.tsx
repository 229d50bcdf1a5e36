import type { Meta, StoryObj } from '@storybook/react';
import { stories, stream, textOnly } from '../../test/fixtures/stories';
import { TeaserGrid } from './TeaserGrid';

const meta = {
  title: 'Stories/TeaserGrid',
  component: TeaserGrid,
  args: { stories: stream.slice(0, 3), headingLevel: 2 },
} satisfies Meta<typeof TeaserGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
/** §2.8: three or more are reversed on a tablet. */
export const ThreeOnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Two: Story = { args: { stories: stream.slice(0, 2) } };
/** §2.8: a single card is reversed. */
export const One: Story = { args: { stories: stream.slice(0, 1) } };
export const Six: Story = { args: { stories: stream.slice(0, 6) } };
export const PartnerResources: Story = { args: { linkText: 'Browse Partner Resources' } };
export const LongTitlesAndMissingPictures: Story = {
  args: { stories: [stories.longestTexts, textOnly(stories.mesa), stories.bare] },
};
