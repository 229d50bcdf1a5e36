import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { Picture } from '../Picture/Picture';
import { EmbedFrame } from './EmbedFrame';

const meta = {
  title: 'Article/EmbedFrame',
  component: EmbedFrame,
  args: { src: 'https://charts.example/embed/absorption', title: 'Net absorption in the Loop' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmbedFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const WithPoster: Story = {
  args: { verb: 'play', poster: <Picture image={{ ...pictures.skyline, alt: '' }} /> },
};
/** No request to the third party before the reader's click. The content then has the focus of the button. */
export const LoadedOnRequest: Story = {
  tags: ['unsteady'],
  args: { src: 'https://localhost:1/nothing', title: 'A chart' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show: A chart' }));
    await expect(canvas.getByTitle('A chart')).toHaveAttribute('src', 'https://localhost:1/nothing');
    await expect(canvas.getByTitle('A chart')).toHaveFocus();
  },
};
/** The space of the button is there before its script has shown it. */
export const BeforeItsScript: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: /^Show: / });
    const getHeight = () => canvasElement.querySelector('.embed-panel')?.clientHeight;
    const height = getHeight();
    button.hidden = true;
    await expect(button).not.toBeVisible();
    await expect(getHeight()).toBe(height);
    button.hidden = false;
  },
};
export const NoHttpsUrl: Story = {
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
