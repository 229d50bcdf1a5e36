import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { AudioPlayer } from './AudioPlayer';

/** Half a second of silence, enough for native controls. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const meta = {
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  args: {
    title: 'The tower that leases one suite at a time',
    url: '/podcastcenter/the-rent-roll/the-tower/',
    src: silence,
    duration: '31 min',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {};
export const NoRecording: Story = {
  args: { src: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('There is no recording of this episode yet.')).toBeVisible();
    await expect(canvasElement.querySelector('audio')).toBeNull();
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
