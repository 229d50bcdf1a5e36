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

export const Open: Story = {};
export const Closed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Transcript'));
    await expect(canvas.getByText(/You lost one tenant/)).not.toBeVisible();
  },
};
/** The times of chapters that the recording does not have, such as those after a trailer, are not links. */
export const Chapters: Story = {
  args: {
    turns: [
      { chapter: { title: 'The bank leaves', seconds: 0 }, speaker: 'Maren Ostrow', text: 'You lost one tenant.' },
      { chapter: { title: 'The elevators', seconds: 34 }, speaker: 'Blythe Sandoval', text: 'They arrive all day.' },
      { chapter: { title: 'The lender', seconds: 95 }, speaker: 'Maren Ostrow', text: 'And the lender?' },
    ],
    chapters: [
      { title: 'The bank leaves', seconds: 0 },
      { title: 'The elevators', seconds: 34 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['0:00', '0:34']);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
