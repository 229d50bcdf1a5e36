import type { Meta, StoryObj } from '@storybook/react';
import { stories } from '../../test/fixtures/stories';
import { Lede } from './Lede';

const meta = { title: 'Media/Lede', component: Lede, args: { children: stories.lasalle.summary } } satisfies Meta<
  typeof Lede
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deck: Story = {};
export const Note: Story = { args: { size: 'note' } };
export const Long: Story = { args: { children: `${stories.longestTexts.summary} ${stories.longestTexts.summary}` } };
