import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { NominationProgram } from './NominationProgram';

const meta = {
  title: 'Partners/NominationProgram',
  component: NominationProgram,
  args: {
    id: 'women-of-influence',
    name: 'Women of Influence',
    description: 'Women who changed how commercial real estate is financed, built, leased, managed or governed.',
    deadline: 'Nominations close Dec. 28, 2026.',
    rules: {
      criteria: ['A change that can be stated', 'A figure, with its date and its source', 'A witness'],
      categories: ['Brokerage and leasing', 'Law, tax and title', 'Public and nonprofit'],
    },
    entry: {
      button: 'Nominate a colleague',
      action: '/api/forms/nominate-women-of-influence/?next=%2F',
      label: 'Nominate for Women of Influence',
      choices: ['Brokerage and leasing', 'Law, tax and title', 'Public and nonprofit'],
      nomineeLabel: 'Name of the nominee',
      reasonLabel: 'What changed',
    },
    links: [{ title: 'Profiles', url: '/recognition/women-of-influence/' }],
    headingLevel: 2,
  },
} satisfies Meta<typeof NominationProgram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Nominate a colleague'));
    await expect(canvas.getByRole('form', { name: 'Nominate for Women of Influence' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name of the nominee (required)' })).toBeRequired();
  },
};
export const Closed: Story = {
  args: { deadline: 'Nominations are closed. The next call will be announced here.', entry: undefined },
};
/** The button follows the criteria, also beside a longer list of categories. */
export const ManyCategories: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rules: { criteria: ['A witness'], categories: Array.from({ length: 9 }, (_, index) => `Category ${index + 1}`) },
  },
  play: async ({ canvas }) => {
    const criterion = canvas.getByText('A witness').getBoundingClientRect();
    const button = canvas.getByText('Nominate a colleague').getBoundingClientRect();
    await expect(button.top - criterion.bottom).toBeLessThan(40);
  },
};
/** A publication without nominations: the links are beside the description. */
export const NoNominations: Story = {
  args: { deadline: undefined, rules: { criteria: [], categories: [] }, entry: undefined },
};
