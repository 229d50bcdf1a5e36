import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { VideoGrid } from './VideoGrid';

const video = {
  title: 'A closing room, hour by hour',
  url: '/resources/video/pv-1001/',
  poster: pictures.skyline,
  duration: '6:52',
  publisher: 'Harrow & Pike',
  summary: 'Two partners narrate the last day of a $40 million sale.',
};

const meta = {
  title: 'Partners/VideoGrid',
  component: VideoGrid,
  args: {
    headingLevel: 2,
    videos: [
      video,
      { ...video, url: '/2/', poster: pictures.tower, summary: undefined },
      { ...video, url: '/3/', poster: pictures.crane, duration: undefined },
      { ...video, url: '/4/', poster: pictures.shops, title: stories.longestTexts.title },
    ],
  },
} satisfies Meta<typeof VideoGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No video is alone in the last row. The sign and the length are on one line of the mark. */
export const Four: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [mark] = canvas.getAllByText('6:52');
    await expect(mark?.getBoundingClientRect().height).toBeLessThan(40);
    const items = [...canvasElement.querySelectorAll('li')];
    if (innerWidth >= 480) await expect(items.at(-1)).toHaveProperty('offsetTop', items.at(-2)?.offsetTop);
  },
};
/** The page of two videos. */
export const Rows: Story = { args: { few: 'rows', videos: [video, { ...video, url: '/2/', poster: pictures.tower }] } };
export const NoPoster: Story = { args: { videos: [{ ...video, poster: undefined }] } };
