import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Teaser } from '../Teaser/Teaser';
import { Slider } from './Slider';
import { activeSlideEvent } from './sliderOptions';

const pool = [stories.lasalle, stories.garner, stories.kStreet, stories.seattle, stories.shops, stories.cranes];
const createSlides = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const story = pool[index % pool.length] ?? stories.longestTexts;
    return {
      key: String(index),
      content: (
        <div style={{ paddingInlineEnd: 16 }}>
          <Teaser story={{ ...story, url: `#${index}` }} layout="m" headingLevel={3} />
        </div>
      ),
    };
  });
const position = (canvas: { getByText: (text: string) => HTMLElement }, text: string) =>
  waitFor(() => expect(canvas.getByText(text)).toBeVisible());
const onActiveChange = fn();

/**
 * For a few equal items of which some are visible at a time. Important content belongs in a `Grid`: most readers never
 * reach the second slide. For pictures of an article use `Slideshow`, for partner papers `ResourceCarousel`.
 *
 * **Keyboard.** Tab: pause, dots, previous, next, then the visible slide. Other slides are skipped.
 *
 * **Do** name the slides (`noun`). **Don't** use autoplay for text that takes longer to read than its delay.
 */
const meta = {
  title: 'Base/Slider',
  component: Slider,
  args: { slides: createSlides(4), label: 'Stories', noun: 'story' },
  beforeEach: () => {
    onActiveChange.mockClear();
    const listening = new AbortController();
    document.addEventListener(activeSlideEvent, (event) => onActiveChange((event as CustomEvent).detail), listening);
    return () => listening.abort();
  },
  // The pointer of a test browser rests in the corner of the window and would pause a slider there.
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 672, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2.8: one slide, no rotation, loops, and reports the active slide. */
export const Defaults: Story = {
  play: async ({ canvas }) => {
    await position(canvas, '1 of 4');
    await expect(canvas.queryByRole('button', { name: /automatic/ })).toBeNull();
    const reachable = canvas.getAllByRole('link').filter((link) => !link.closest('[inert]'));
    await expect(reachable.every((link) => canvas.getByRole('group', { name: '1 of 4' }).contains(link))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous story' }));
    await position(canvas, '4 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
    await position(canvas, '1 of 4');
    await expect(onActiveChange).toHaveBeenCalledWith(3);
    await expect(onActiveChange).toHaveBeenLastCalledWith(0);
  },
};
export const Dots: Story = {
  args: { options: { dots: 'visible' } },
  play: async ({ canvas }) => {
    await position(canvas, '1 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'story 3 of 4' }));
    await waitFor(() => expect(onActiveChange).toHaveBeenLastCalledWith(2));
    await expect(canvas.getByRole('button', { name: 'story 3 of 4' })).toHaveAttribute('aria-current', 'true');
  },
};
/** It advances by itself; the pause control is the first tab stop and stops it permanently. */
export const Autoplay: Story = {
  tags: ['unsteady'],
  args: { options: { autoplay: 'on', delayMs: 150, dots: 'visible' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(onActiveChange).toHaveBeenCalledWith(1));
    await userEvent.tab();
    const control = canvas.getByRole('button', { name: 'Stop automatic slide show' });
    await expect(control).toHaveFocus();
    // Focus inside pauses it, which turns the live region on.
    await waitFor(() =>
      expect(canvas.getByRole('region').querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Stop automatic slide show' })).toHaveFocus();
    // It rotates although its control has the focus.
    await expect(canvas.getByRole('region').querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
  },
};
export const PausedByThePointer: Story = {
  tags: ['unsteady'],
  args: { options: { autoplay: 'on', delayMs: 150 } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Stories' });
    const row = () => region.querySelector('[aria-live]');
    await waitFor(() => expect(row()).toHaveAttribute('aria-live', 'off'));
    await userEvent.hover(canvas.getByText(/^\d of 4$/));
    await waitFor(() => expect(row()).toHaveAttribute('aria-live', 'polite'));
    await userEvent.unhover(region);
    await waitFor(() => expect(row()).toHaveAttribute('aria-live', 'off'));
  },
};
/** With reduced motion it does not rotate until it is started. */
export const ReducedMotion: Story = {
  args: { options: { autoplay: 'on', delayMs: 150 } },
  beforeEach: () => {
    const ask = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
  },
  play: async ({ canvas }) => {
    await position(canvas, '1 of 4');
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible();
    await expect(canvas.getByRole('region').querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  },
};
/** Two from 768 px, three from 1024 px: set by styles, so nothing moves when scripts load. */
export const Breakpoints: Story = {
  args: { slides: createSlides(6), options: { slidesPerView: 1, breakpoints: { m: 2, l: 3 } } },
  play: async ({ canvas }) => {
    await position(canvas, '1 of 6');
    const slides = () => canvas.getAllByRole('group', { name: /of 6$/ }).filter((slide) => !slide.inert);
    await waitFor(() => expect(slides()).toHaveLength(3));
  },
};
export const Center: Story = {
  args: { slides: createSlides(6), options: { slidesPerView: 3, align: 'center' } },
  play: async ({ canvas }) => {
    await position(canvas, '1 of 6');
    const middle = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    await waitFor(() =>
      expect(
        Math.abs(
          middle(canvas.getByRole('group', { name: '1 of 6' })) -
            middle(canvas.getByRole('region', { name: 'Stories' })),
        ),
      ).toBeLessThan(2),
    );
    for (const name of ['6 of 6', '2 of 6'])
      await expect(canvas.getByRole('group', { name })).not.toHaveAttribute('inert');
  },
};
/** Without looping, Next stops at the last slides. */
export const WithoutLooping: Story = { args: { options: { looping: 'none', slidesPerView: 2, dots: 'visible' } } };
export const One: Story = {
  args: { slides: createSlides(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const None: Story = {
  args: { slides: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await position(canvas, '1 of 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Next story' }));
    await position(canvas, '2 of 4');
  },
};
export const LongWords: Story = {
  args: {
    slides: [stories.longestTexts, stories.bare].map((story, index) => ({
      key: String(index),
      content: <Teaser story={{ ...story, title: 'l'.repeat(300) }} layout="m" headingLevel={3} />,
    })),
  },
};
