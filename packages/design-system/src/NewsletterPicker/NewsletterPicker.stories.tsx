import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { longest } from '../../test/fixtures/worst';
import { NewsletterPicker } from './NewsletterPicker';

const meta = {
  title: 'Partners/NewsletterPicker',
  component: NewsletterPicker,
  args: {
    newsletters: [
      {
        code: 'MORNING',
        title: 'The Morning List',
        frequency: 'Every weekday, 6:00 a.m. ET',
        audience: 'Everyone who has a first call at eight.',
        text: 'Five stories and one number, written before breakfast.',
        sample: {
          subject: 'Extended, not refinanced',
          lines: ['The five stories', 'The number: how many loans closed', 'Today: two hearings and one auction'],
        },
      },
      { code: 'PREVIEW', title: 'The Preview', frequency: 'Monthly' },
    ],
    signUp: {
      kind: 'form',
      action: '/Registration/Newsletters.aspx',
      hiddenFields: [{ name: 'others', value: 'unchanged' }],
    },
  },
} satisfies Meta<typeof NewsletterPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('The Preview'));
    await expect(canvas.getByRole('checkbox', { name: 'The Preview' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'The Preview' })).toHaveAccessibleDescription('Monthly');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeRequired();
    await expect(canvasElement.querySelector('form')).toHaveFormValues({ others: 'unchanged', email: '' });
  },
};
export const SignUpElsewhere: Story = {
  args: {
    signUp: { kind: 'link', link: { title: 'Choose newsletters', url: 'https://accounts.example/newsletters' } },
  },
};
export const LongEverything: Story = { args: longest(meta.args) };
