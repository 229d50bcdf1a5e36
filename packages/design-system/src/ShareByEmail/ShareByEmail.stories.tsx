import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Disclosure } from '../Disclosure/Disclosure';
import { EmailForm, type EmailFormProps, emailedStory as story } from '../examples/EmailForm';
import { hideShareForm } from './closing';
import { ShareByEmail } from './ShareByEmail';

/**
 * The email form of an article's share bar. If the site cannot send email, leave the `mailto:` link of `ShareBar`.
 *
 * **Keyboard.** Enter on Email shows and hides the form; Escape hides it and restores focus.
 *
 * **Do** pass field errors of the service as `{ refused }`, and everything else as `failed`. **Don't** reveal which
 * addresses exist.
 */
const meta = {
  title: 'Article/ShareByEmail',
  component: EmailForm,
  parameters: { pieces: { ShareByEmail } },
  args: { send: fn<EmailFormProps['send']>(async () => 'sent'), closeAfter: 60_000 },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmailForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
  return within(await canvas.findByRole('region', { name: 'Share by email' }));
};
const write = async (canvas: Canvas, addresses: string, message = '') => {
  const form = await open(canvas);
  if (addresses) await userEvent.type(form.getByRole('textbox', { name: 'Email addresses' }), addresses);
  if (message) {
    await userEvent.click(form.getByRole('textbox', { name: 'Message' }));
    await userEvent.paste(message);
  }
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  return form;
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const form = await open(canvas);
    await expect(form.getByText('250 characters remaining')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Look');
    await expect(form.getByText('246 characters remaining')).toBeVisible();
  },
};
/** §5: the literal texts; any error blocks sending. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const form = await write(canvas, '', 'm'.repeat(251));
    await expect(form.getByText('Enter an email address')).toBeVisible();
    await expect(form.getByText('Message exceeds the character limit')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email addresses' })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'Email addresses' })).toHaveAccessibleDescription(
      /Enter an email address/,
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};
export const WrongFormat: Story = {
  play: async ({ canvas, args }) => {
    const form = await write(canvas, 'reader@example');
    await expect(form.getByText('Invalid email format')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};
/** The second variant of §5: an error summary, and red text for the character count. */
export const ErrorsListed: Story = {
  args: { errorDisplay: 'summary' },
  play: async ({ canvas }) => {
    const form = await write(canvas, 'reader', 'm'.repeat(260));
    await expect(form.getByText('Correct these errors and try again:')).toBeVisible();
    await expect(form.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Invalid email format',
      'Message exceeds the character limit',
    ]);
    await expect(form.getByText('Character count exceeded')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email addresses' })).toHaveAttribute('type', 'email');
  },
};
/** §4: while it is sending the button says so and is disabled. */
export const Sending: Story = {
  args: { send: fn<EmailFormProps['send']>(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    const form = await write(canvas, 'reader@example.com');
    await expect(await form.findByRole('button', { name: 'sending...' })).toBeDisabled();
  },
};
/** §5, §8: several addresses, stripped tags, a confirmation, and the form hidden. */
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    const form = await write(canvas, 'a@example.com, b@example.org', '<b>Look</b> at this');
    await expect(await form.findByText('Thank you! This article has been shared.')).toBeVisible();
    await expect(form.queryByRole('button', { name: 'Send' })).toBeNull();
    await expect(args.send).toHaveBeenCalledWith({
      ...story,
      summary: 'Twelve towers, four lenders.',
      email: 'a@example.com,b@example.org',
      message: 'Look at this',
    });
  },
};
/** §8: a red error message, the form hidden. */
export const Failed: Story = {
  args: { send: fn<EmailFormProps['send']>(async () => 'failed') },
  play: async ({ canvas }) => {
    const form = await write(canvas, 'reader@example.com');
    await expect(await form.findByText('Unable to send emails at this time. Please try again later.')).toBeVisible();
    await expect(form.queryByRole('textbox')).toBeNull();
  },
};
/** After a failure the form has the draft, so that the reader can try again. */
export const TryAgain: Story = {
  args: { closeAfter: 100, send: fn<EmailFormProps['send']>(async () => 'failed') },
  play: async ({ canvas }) => {
    await write(canvas, 'reader@example.com', 'Look at this');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Share by email' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Email' }));
    await expect(canvas.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('reader@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Look at this');
  },
};
/** §5: an email address that only the service rejects has its error at the field and can be corrected. */
export const RejectedByTheService: Story = {
  args: { send: fn<EmailFormProps['send']>(async () => ({ refused: { email: 'Invalid email format' } })) },
  play: async ({ canvas }) => {
    const form = await write(canvas, 'reader@example.com');
    await expect(await form.findByText('Invalid email format')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email addresses' })).toHaveFocus();
    await expect(form.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('reader@example.com');
    await expect(form.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};
/** §4: it closes automatically after the outcome. */
export const ClosesByItself: Story = {
  args: { closeAfter: 100 },
  play: async ({ canvas }) => {
    await write(canvas, 'reader@example.com');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Share by email' })).toBeNull());
  },
};
/** §4: the button toggles it; the close control, Escape and a root-level close event hide it. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Email' });
    const isShown = () => canvas.queryByRole('region', { name: 'Share by email' }) !== null;
    await open(canvas);
    await userEvent.click(button);
    await expect(isShown()).toBe(false);
    await userEvent.click((await open(canvas)).getByRole('button', { name: 'Close' }));
    await expect(isShown()).toBe(false);
    await open(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(isShown()).toBe(false);
    await expect(button).toHaveFocus();
    await open(canvas);
    hideShareForm();
    await waitFor(() => expect(isShown()).toBe(false));
  },
};
/** A menu that opens hides the form; its draft is there again. After an outcome the form is empty. */
export const DraftOutlivesHiding: Story = {
  args: { closeAfter: 100 },
  play: async ({ canvas }) => {
    const getAddresses = (form: Canvas) => form.getByRole('textbox', { name: 'Email addresses' });
    await userEvent.type(getAddresses(await open(canvas)), 'reader@example.com');
    hideShareForm();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Share by email' })).toBeNull());
    const form = await open(canvas);
    await expect(getAddresses(form)).toHaveValue('reader@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Share by email' })).toBeNull());
    await expect(getAddresses(await open(canvas))).toHaveValue('');
  },
};
/** A reader who goes on while the outcome is shown keeps the focus and the position in the page. */
export const ClosesBesideTheReader: Story = {
  args: { closeAfter: 100 },
  render: (args) => (
    <>
      <EmailForm {...args} />
      <input aria-label="Search" />
    </>
  ),
  play: async ({ canvas }) => {
    await write(canvas, 'reader@example.com');
    canvas.getByRole('textbox', { name: 'Search' }).focus();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Share by email' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  },
};
/** §4: overlays, such as the header's search, hide it. */
export const HiddenByAnotherLayer: Story = {
  render: (args) => (
    <>
      <Disclosure classes={{}} summary="Search">
        Nothing yet
      </Disclosure>
      <EmailForm {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.click(canvas.getByText('Search'));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Share by email' })).toBeNull());
  },
};
/** At the right edge of a page it opens to the left: nothing is clipped, and the page does not scroll sideways. */
export const AtTheRightEdge: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <EmailForm {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await open(canvas);
    const form = canvas.getByRole('region', { name: 'Share by email' }).getBoundingClientRect();
    await expect(form.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(form.left).toBeGreaterThanOrEqual(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
/** The `mailto:` link is for readers without scripts; otherwise only the button is visible. */
export const WithMailLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Email' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Email' })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};
