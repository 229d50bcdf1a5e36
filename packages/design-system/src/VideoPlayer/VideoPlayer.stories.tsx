import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { VideoPlayer } from './VideoPlayer';

const meta = {
  title: 'Article/VideoPlayer',
  component: VideoPlayer,
  args: { title: 'A closing room, hour by hour', poster: pictures.skyline, duration: '6:52' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoFootage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('There is no footage for this video yet.')).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};
export const NoFootageNoPoster: Story = { args: { poster: undefined } };
export const OwnFile: Story = {
  tags: ['unsteady'],
  args: { footage: { kind: 'file', src: 'data:video/mp4;base64,' } },
};
export const OtherSite: Story = { args: { footage: { kind: 'embed', src: 'https://video.example/embed/1' } } };
