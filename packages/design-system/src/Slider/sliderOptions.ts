/** Options of a slider (§2.8, slider). */
export type SliderOptions = {
  /** Number of visible slides, from the smallest width on. */
  slidesPerView: number;
  /** Number of visible slides from the width of a breakpoint on. */
  breakpoints: Partial<Record<'s' | 'm' | 'l' | 'xl', number>>;
  autoplay: 'off' | 'on';
  /** With autoplay: time in ms before the next slide. */
  delayMs: number;
  dots: 'visible' | 'none';
  /** `center`: the active slide is centered, with its neighbors visible at both sides. */
  align: 'start' | 'center';
  /** Embla's `duration` of one movement, which has no unit: 20 is fast, 60 is slow. */
  speed: number;
  /** `infinite`: the first slide follows the last. */
  looping: 'infinite' | 'none';
};

/** Default options (§2.8, §9). */
export const defaultSliderOptions: SliderOptions = {
  slidesPerView: 1,
  breakpoints: {},
  autoplay: 'off',
  delayMs: 3000,
  dots: 'none',
  align: 'start',
  speed: 50,
  looping: 'infinite',
};

/** The event by which a slider reports its active slide, whose index is the event's `detail` (§2.8). It bubbles. */
export const activeSlideEvent = 'active-slide';

/**
 * Returns the indexes of the visible slides. `active` is the index of the active slide, `visible` the number of slides
 * in view, `total` the number of all slides. The indexes wrap around, since sliders loop by default.
 */
export const getVisibleSlides = (
  active: number,
  visible: number,
  total: number,
  align: SliderOptions['align'],
): ReadonlySet<number> => {
  const first = align === 'center' ? active - Math.floor(visible / 2) : active;
  return new Set(Array.from({ length: Math.min(visible, total) }, (_, index) => (first + index + total) % total));
};
