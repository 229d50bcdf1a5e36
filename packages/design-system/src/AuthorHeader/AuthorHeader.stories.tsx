import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { AuthorHeader } from './AuthorHeader';

const meta = {
  title: 'Authors/AuthorHeader',
  component: AuthorHeader,
  args: {
    name: 'Maren Ostrow',
    role: 'Senior editor, office and capital',
    portrait: pictures.maren,
    description:
      'Maren Ostrow has covered office markets and the lenders behind them for sixteen years, first in Chicago and now from Atlanta.',
    social: [
      { network: 'linkedin', url: 'https://www.linkedin.com/in/example-maren-ostrow' },
      { network: 'twitter', url: 'https://twitter.com/example_ostrow' },
      { network: 'Mastodon', url: 'https://example.com/@ostrow' },
    ],
  },
} satisfies Meta<typeof AuthorHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maren Ostrow' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /on linkedin/ })).toHaveAttribute('rel', 'noopener');
  },
};
export const NameAlone: Story = { args: { role: undefined, portrait: undefined, description: undefined, social: [] } };
export const LongNames: Story = {
  args: { name: 'Alexandrina Featherstonehaugh-Cholmondeley', description: stories.longestTexts.summary },
};
