import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { Transcript } from './Transcript';

/** Below the player of a recording. Films have the transcript of `VideoPlayer`. */
const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: {
    turns: [
      { text: '[An elevator arrives.]' },
      { speaker: 'Maren Ostrow', text: 'You lost one tenant, and you signed thirty-one. Which was harder?' },
      { speaker: 'Blythe Sandoval', text: 'The elevators. One bank arrives at nine. Thirty-one firms arrive all day.' },
    ],
  },
} satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Read the transcript'));
    await expect(canvas.getByText(/You lost one tenant/)).toBeVisible();
  },
};
