import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { CheckboxField } from './CheckboxField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const meta = {
  title: 'Base/Form fields',
  component: TextField,
  parameters: { pieces: { SelectField, CheckboxField } },
  argTypes: {
    name: { description: 'Name of the value in the request.' },
    autoComplete: { description: 'What the browser may fill in.' },
  },
  args: { id: 'name', label: 'Your name', name: 'name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const subjects = ['Choose one', 'A news tip', 'A correction'].map((label, index) => ({
  value: index === 0 ? '' : label,
  label,
}));

export const Text: Story = {};
export const WithHint: Story = { args: { hint: 'Leave this empty to remain anonymous.' } };
/** The error says what to do. It is read with the field, after the hint. */
export const WithError: Story = {
  args: { hint: 'As on your membership card.', error: 'Write your name.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('As on your membership card. Write your name.');
  },
};
export const SeveralLines: Story = { args: { label: 'Message', lines: 6 } };
export const Select: Story = {
  render: () => <SelectField id="subject" name="subject" label="What is it about?" options={subjects} />,
};
export const Checkbox: Story = {
  render: () => <CheckboxField id="terms" name="terms" label="I have read the terms." defaultChecked />,
};
/** A form after it was sent with errors. */
export const FormWithErrors: Story = {
  render: () => (
    <form>
      <Stack space={4}>
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          error="Write an address, such as name@example.com."
        />
        <SelectField id="topic" name="topic" label="What is it about?" options={subjects} error="Choose a subject." />
        <TextField id="message" name="message" label="Message (optional)" lines={4} />
        <CheckboxField
          id="accept"
          name="accept"
          label="I have read the terms."
          error="Accept the terms, or write to us."
        />
        <div>
          <Button type="submit" look="ink">
            Send
          </Button>
        </div>
      </Stack>
    </form>
  ),
};
