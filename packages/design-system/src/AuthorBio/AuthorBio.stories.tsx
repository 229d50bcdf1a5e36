import type { Meta, StoryObj } from '@storybook/react';
import { authors } from '../../test/fixtures/article';
import { longest } from '../../test/fixtures/worst';
import { AuthorBio, AuthorBios } from './AuthorBio';

const meta = {
  title: 'Article/AuthorBio',
  component: AuthorBio,
  args: { author: authors[0] ?? { name: '' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthorBio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const NameAlone: Story = { args: { author: { name: 'Gideon Marsh-Laurier' } } };
export const Several: Story = { render: () => <AuthorBios authors={authors} /> };
export const LongEverything: Story = { args: longest(meta.args) };
