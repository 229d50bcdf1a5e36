import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { QuestionList } from './QuestionList';

const meta = {
  title: 'Recognition/QuestionList',
  component: QuestionList,
  args: {
    items: [
      {
        title: 'What did you learn in your first year that you still use?',
        text: 'Call back the same day, even to say that there is nothing to say. People forgive a lack of news. They do not forgive a lack of calls.',
      },
      { title: 'What do you look for when you hire?', text: 'Whether they ask the receptionist something.' },
    ],
  },
} satisfies Meta<typeof QuestionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {};
export const Beside: Story = { args: { layout: 'beside' } };
export const Awards: Story = {
  args: {
    items: [
      {
        title: 'Rainmaker of the Year',
        label: 'Winner · Office',
        text: 'Sold 19 half-empty buildings in two years, 14 of them to first-time owners.',
      },
    ],
  },
};
export const Paragraph: Story = {
  args: { items: [{ text: 'She sells office buildings that other brokers have stopped showing.' }] },
};
export const LongEverything: Story = { args: longest(meta.args) };
