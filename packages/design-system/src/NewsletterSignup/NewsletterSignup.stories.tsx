import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { NewsletterSignup } from './NewsletterSignup';

const meta = {
  title: 'Stories/NewsletterSignup',
  component: NewsletterSignup,
  args: {
    title: 'The Morning List',
    text: 'Five stories and one number, every business day at 6:00 a.m. ET.',
    action: '/static/newsletters/',
    hiddenFields: [{ name: 'productCode', value: 'MORNING' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterSignup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeRequired();
    await expect(canvasElement.querySelector('form')).toHaveFormValues({ productCode: 'MORNING', email: '' });
  },
};
export const TitleAlone: Story = { args: { text: undefined } };
export const LongEverything: Story = { args: longest(meta.args) };
