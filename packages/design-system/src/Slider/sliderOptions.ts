/** How a slider moves and what it shows (SPEC §2.8, slider). */
export type SliderOptions = {
  /** How many slides stand in view. */
  show: number;
  /** How many from a breakpoint of the theme on. */
  breakpoints: Partial<Record<'s' | 'm' | 'l' | 'xl', number>>;
  autoplay: 'off' | 'on';
  /** Ms that a slide stands before the next one comes by itself. */
  delay: number;
  dots: 'shown' | 'none';
  /** `centre`: the active slide stands in the middle and its neighbours show at both sides. */
  align: 'start' | 'center';
  /** How slowly a slide comes to rest; 20 is quick, 60 is slow. */
  speed: number;
  looping: 'infinite' | 'ends';
};

/** SPEC §2.8, §9: what holds where a page says nothing. */
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

/** Which slides stand in view, of `total`, when `active` is the one the slider rests on. */
export const slidesInView = (
  active: number,
  shown: number,
  total: number,
  align: SliderOptions['align'],
): ReadonlySet<number> => {
  const first = align === 'center' ? active - Math.floor(shown / 2) : active;
  return new Set(Array.from({ length: Math.min(shown, total) }, (_, place) => (first + place + total) % total));
};
