import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Button } from '../Button/Button';
import { Toast } from '../Toast/Toast';
import { ConsentBanner } from './ConsentBanner';
import { openConsentBanner } from './openConsentBanner';

const onChoose = fn();

/** Opens the banner of a story; closing hides it. */
const open = (
  banner: Element | null | undefined,
  mode: 'asking' | 'reopened',
  allowed: readonly string[] = [],
  globalPrivacyControl: 'sent' | 'none' = 'none',
) => {
  if (!(banner instanceof HTMLElement)) return undefined;
  const close = openConsentBanner(banner, { mode, globalPrivacyControl, allowed, onChoose, onClose: () => close() });
  return close;
};

/**
 * For publications without a consent platform. A confirmation is a `Toast`, a blocking question a `Modal`: this banner
 * does not block.
 *
 * **Keyboard.** It takes no focus when it appears by itself, and takes it when the reader opens it; Escape then closes
 * it and restores focus. Choosing by purpose moves the focus to the first purpose. Put it before the page in the
 * document, so that it is reached first.
 *
 * **Do** keep the text to two lines. **Don't** make one of the two answers larger, brighter or easier to reach.
 */
const meta = {
  title: 'Overlays/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: {
    title: 'Your privacy',
    text: 'With your consent we and our partners measure what is read, show advertising and suggest stories. Nothing of it happens before you answer, and you can change your mind at any time.',
    privacy: { title: 'Privacy policy', url: '/static/privacy/' },
    purposes: [
      { key: 'measurement', title: 'Measurement', description: 'Counting what is read and how well pages work.' },
      { key: 'advertising', title: 'Advertising', description: 'Showing the advertisements that pay for this site.' },
      {
        key: 'personalization',
        title: 'Personalization',
        description: 'Choosing stories and advertisements by what you have read.',
      },
    ],
    privacyControl: { text: 'Your browser asks sites not to share what you do.', purposes: ['measurement'] },
    ref: (banner) => open(banner, 'asking'),
  },
  beforeEach: () => void onChoose.mockClear(),
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your privacy' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /close/i })).toBeNull();
  },
};
/** The two answers have the same size and weight. */
export const EqualAnswers: Story = {
  play: async ({ canvas }) => {
    const [refuse, accept] = [
      canvas.getByRole('button', { name: 'Refuse all' }),
      canvas.getByRole('button', { name: 'Accept all' }),
    ];
    const [one, other] = [getComputedStyle(refuse), getComputedStyle(accept)];
    await expect([one.backgroundColor, one.color, one.font, refuse.offsetWidth, refuse.offsetHeight]).toEqual([
      other.backgroundColor,
      other.color,
      other.font,
      accept.offsetWidth,
      accept.offsetHeight,
    ]);
    await userEvent.click(refuse);
    await expect(onChoose).toHaveBeenLastCalledWith([]);
    await userEvent.click(accept);
    await expect(onChoose).toHaveBeenLastCalledWith(['measurement', 'advertising', 'personalization']);
  },
};
export const ByPurpose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose what to allow' }));
    await expect(canvas.getByRole('checkbox', { name: /^Measurement/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Measurement/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Advertising/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Advertising/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(onChoose).toHaveBeenLastCalledWith(['measurement']);
  },
};

/** With Global Privacy Control fewer purposes can be allowed, also by accepting all. */
export const GlobalPrivacyControl: Story = {
  args: { ref: (banner) => open(banner, 'reopened', [], 'sent') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your browser asks/)).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(onChoose).toHaveBeenLastCalledWith(['measurement']);
  },
};

/** A toast, such as that of an offline browser, appears above the answers. */
export const BelowAToast: Story = {
  render: (args) => (
    <>
      <ConsentBanner {...args} />
      <Toast message="You are offline." />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = canvas.getByText('You are offline.');
    const { top } = canvas.getByRole('region', { name: 'Your privacy' }).getBoundingClientRect();
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(top));
  },
};

/** Opened by the reader: it takes and restores focus; allowed purposes are checked. */
export const Reopened: Story = {
  args: { ref: () => undefined },
  render: (args) => (
    <>
      <ConsentBanner {...args} />
      <main>
        <h1>The page</h1>
        <Button
          look="line"
          onClick={({ currentTarget }) =>
            open(currentTarget.closest('main')?.previousElementSibling, 'reopened', ['measurement'])
          }
        >
          Cookie Settings
        </Button>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Cookie Settings' });
    await userEvent.click(opener);
    await expect(canvas.getByRole('heading', { name: 'Your privacy' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /^Measurement/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
/** Focused elements stay visible above it (WCAG 2.4.11), and the page scrolls to its end. */
export const OverALongPage: Story = {
  render: (args) => (
    <>
      <ConsentBanner {...args} />
      <main>
        <h1>The page</h1>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index} style={{ padding: 16 }}>
            <a href={`#${index}`}>Story {index + 1}</a>
          </p>
        ))}
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Your privacy' });
    await waitFor(() => expect(document.body.style.paddingBottom).toBe(`${banner.offsetHeight}px`));
    const links = canvas.getAllByRole('link', { name: /^Story/ });
    for (const link of links) {
      link.focus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - banner.offsetHeight);
    }
  },
};
export const AtPhoneWidth: Story = { globals: { viewport: { value: 'narrow' } } };
export const LongWordsAtPhoneWidth: Story = {
  args: {
    ref: (banner) => open(banner, 'reopened'),
    title: 'l'.repeat(80),
    text: `${stories.longestTexts.summary ?? ''} ${'l'.repeat(200)}`,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region');
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  },
};
