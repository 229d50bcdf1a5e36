import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Kicker } from './Kicker';

const meta = { title: 'Stories/Kicker', component: Kicker, args: { kicker: stories.lasalle.kicker } } satisfies Meta<
  typeof Kicker
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SectionAndTopic: Story = {};
export const SectionAlone: Story = { args: { kicker: { trail: [{ title: 'Policy', url: '/policy/' }] } } };
/** §2.8: an item in the Premium category. */
export const Premium: Story = { args: { kicker: stories.mesa.kicker } };
export const Sponsored: Story = { args: { kicker: stories.sponsored.kicker } };
/** §3, isDownload: a white paper. */
export const Download: Story = {
  args: { kicker: { ...stories.sponsored.kicker, form: 'Download' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Download')).toBeVisible();
  },
};
export const Quiet: Story = { args: { kicker: stories.mesa.kicker, tone: 'quiet' } };
export const LongNamesWrap: Story = { args: { kicker: stories.longestTexts.kicker } };
/** Separators are between steps of a line; a step at a line start has none. */
export const WrapsWithoutStroke: Story = {
  args: {
    kicker: {
      trail: [
        { title: 'Best Practices', url: '/best-practices/' },
        { title: 'Property Management', url: '/best-practices/property-management/' },
      ],
      badge: 'PRO',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ width: '17rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [line, stroke] = [canvas.getByText('Best Practices').closest('p'), canvas.getByText('/')];
    const outside = (line?.getBoundingClientRect().left ?? 0) - stroke.getBoundingClientRect().right;
    await expect(outside).toBeGreaterThanOrEqual(0);
    await expect(getComputedStyle(line as Element).overflowX).toBe('clip');
  },
};
export const NoContent: Story = {
  args: { kicker: { trail: [] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
