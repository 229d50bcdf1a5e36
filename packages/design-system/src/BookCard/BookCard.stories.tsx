import type { Meta, StoryObj } from '@storybook/react';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { BookCard } from './BookCard';

const meta = {
  title: 'Article/BookCard',
  component: BookCard,
  args: {
    title: 'The Patient Acre',
    description: 'Four farms, four owners and the fifty years in which a road became an interchange.',
    cover: pictures.reportOxide,
    link: { title: 'About the book', url: 'https://example.com/the-patient-acre', newTab: true },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const TitleAlone: Story = { args: { description: undefined, cover: undefined, link: undefined } };
export const LongText: Story = {
  args: { title: stories.longestTexts.title, description: stories.longestTexts.summary },
};
