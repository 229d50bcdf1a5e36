import type { Meta, StoryObj } from '@storybook/react';
import { promotion } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { PromoPanel } from './PromoPanel';

const meta = {
  title: 'Stories/PromoPanel',
  component: PromoPanel,
  args: { promotion },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const NoPictureNoLink: Story = { args: { promotion: { type: 'Notice', title: 'Nominations close on Friday' } } };
export const LongText: Story = { args: { promotion: { ...promotion, title: stories.longestTexts.title } } };
