import type { Meta, StoryObj } from '@storybook/react';
import { stories, textOnly } from '../../test/fixtures/stories';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { MarketBlock } from './MarketBlock';

const meta = {
  title: 'Stories/MarketBlock',
  component: MarketBlock,
  args: { lead: stories.sponsored, headlines: [stories.garner, stories.transformers, stories.bare], headingLevel: 3 },
  render: (args) => (
    <Grid>
      <GridItem span={{ m: 4 }}>
        <MarketBlock {...args} />
      </GridItem>
    </Grid>
  ),
} satisfies Meta<typeof MarketBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Three: Story = {
  render: (args) => (
    <Grid>
      <GridItem span={{ m: 4 }}>
        <MarketBlock {...args} />
      </GridItem>
      <GridItem span={{ m: 4 }} edge="ruled">
        <MarketBlock {...args} lead={stories.lasalle} />
      </GridItem>
      <GridItem span={{ m: 4 }} edge="ruled">
        <MarketBlock {...args} lead={stories.kStreet} />
      </GridItem>
    </Grid>
  ),
};
export const NoPictureNoHeadlines: Story = { args: { lead: textOnly(stories.lasalle), headlines: [] } };
export const LongTitles: Story = { args: { lead: stories.longestTexts, headlines: [stories.longestTexts] } };
