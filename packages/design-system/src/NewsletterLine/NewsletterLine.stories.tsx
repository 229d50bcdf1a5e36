import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { NewsletterLine } from './NewsletterLine';

const meta = {
  title: 'Stories/NewsletterLine',
  component: NewsletterLine,
  args: {
    title: 'The Morning List',
    frequency: 'Every weekday, 6:00 a.m. ET',
    action: '/Registration/Newsletters.aspx',
    hiddenFields: [
      { name: 'newsletter', value: 'MORNING' },
      { name: 'others', value: 'unchanged' },
    ],
    all: { title: 'All newsletters', url: '/static/newsletters/' },
  },
} satisfies Meta<typeof NewsletterLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Newsletter: The Morning List' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeRequired();
    await expect(canvasElement.querySelector('form')).toHaveFormValues({ newsletter: 'MORNING', email: '' });
  },
};
export const WithoutFrequency: Story = { args: { frequency: undefined } };
export const LongEverything: Story = { args: longest(meta.args) };
