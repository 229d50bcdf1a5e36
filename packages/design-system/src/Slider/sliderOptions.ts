/** Options of a slider (SPEC §2.8, slider). */
export type SliderOptions = {
  /** Number of visible slides. */
  show: number;
  /** Number of visible slides from a breakpoint on. */
  breakpoints: Partial<Record<'s' | 'm' | 'l' | 'xl', number>>;
  autoplay: 'off' | 'on';
  /** Time per slide in ms when rotating. */
  delay: number;
  dots: 'visible' | 'none';
  /** `center`: the active slide is centered, with its neighbors visible at both sides. */
  align: 'start' | 'center';
  /** Duration of a movement for Embla; 20 is fast, 60 is slow. */
  speed: number;
  looping: 'infinite' | 'ends';
};

/** Default options (SPEC §2.8, §9). */
export const sliderDefaults: SliderOptions = {
  show: 1,
  breakpoints: {},
  autoplay: 'off',
  delay: 3000,
  dots: 'none',
  align: 'start',
  speed: 50,
  looping: 'infinite',
};

/** Indexes of the visible slides of `total`, when `active` is the current one. */
export const slidesInView = (
  active: number,
  visible: number,
  total: number,
  align: SliderOptions['align'],
): ReadonlySet<number> => {
  const first = align === 'center' ? active - Math.floor(visible / 2) : active;
  return new Set(Array.from({ length: Math.min(visible, total) }, (_, index) => (first + index + total) % total));
};
