import type { Meta, StoryObj } from '@storybook/react';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { AudioTeaser } from './AudioTeaser';

const meta = {
  title: 'Stories/AudioTeaser',
  component: AudioTeaser,
  args: {
    kind: 'Podcast',
    title: 'The tower that leases one suite at a time',
    url: '/podcastcenter/the-rent-roll/the-tower-that-leases-one-suite-at-a-time/',
    image: pictures.podcast,
    detail: '31 min · Nov. 20',
    headingLevel: 3,
  },
} satisfies Meta<typeof AudioTeaser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Podcast: Story = {};
export const Webcast: Story = {
  args: {
    kind: 'Webcast',
    title: 'The extension is over: owners and lenders on what follows',
    image: pictures.webcast,
    detail: 'Live Dec. 2, 1:00 p.m. ET',
  },
};
export const NoPicture: Story = { args: { image: undefined } };
export const LongTitleInAThird: Story = {
  args: { title: stories.longestTexts.title },
  render: (args) => (
    <Grid>
      <GridItem span={{ m: 6, l: 4 }}>
        <AudioTeaser {...args} />
      </GridItem>
    </Grid>
  ),
};
