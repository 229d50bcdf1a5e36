import type { Meta, StoryObj } from '@storybook/react';
import { needToKnow } from '../../test/fixtures/article';
import { longest } from '../../test/fixtures/worst';
import { NeedToKnow } from './NeedToKnow';

const meta = {
  title: 'Article/NeedToKnow',
  component: NeedToKnow,
  args: { points: needToKnow },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NeedToKnow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { tags: ['baseline'] };
export const One: Story = { args: { points: needToKnow.slice(0, 1) } };
export const LongEverything: Story = { args: longest(meta.args) };
