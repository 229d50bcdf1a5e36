import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { offer } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { SubscribeCard } from './SubscribeCard';

const meta = {
  title: 'Stories/SubscribeCard',
  component: SubscribeCard,
  args: { offer },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, minHeight: 360, display: 'grid' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SubscribeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { tags: ['baseline'] };
export const TitleAlone: Story = { args: { offer: { ...offer, tag: undefined, summary: undefined } } };
export const LongText: Story = { args: { offer: { ...offer, summary: stories.longestTexts.summary } } };
export const InARail: Story = { args: { placement: 'rail' } };
/** §2.8: visible to signed-in readers only, by styles without scripts. */
export const ForSignedInReaders: Story = {
  args: { visibleTo: 'signed-in' },
  play: async ({ canvasElement }) => {
    const heading = () => within(canvasElement).queryByRole('heading', { name: offer.title });
    await expect(heading()).toBeNull();
    document.documentElement.dataset['visitor'] = 'known';
    await expect(heading()).toBeVisible();
    delete document.documentElement.dataset['visitor'];
    await expect(heading()).toBeNull();
  },
};
