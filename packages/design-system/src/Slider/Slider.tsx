import type { CSSProperties, ReactNode } from 'react';
import { slideTexts } from '@masthead/texts/slides';
import { behavior } from '../behaviors/behavior';
import * as styles from './Slider.css';
import { SliderControls } from './SliderControls';
import { defaultSliderOptions, type SliderOptions } from './sliderOptions';

/** A slide with a stable key. */
export type Slide = { key: string; content: ReactNode };

export type SliderProps = {
  slides: readonly Slide[];
  /** Accessible name. */
  label: string;
  /** What one slide is: "resource", "picture". */
  noun?: string;
  options?: Partial<SliderOptions>;
};

/** CSS variables with the number of visible slides from each breakpoint on. */
const toCssVariables = ({ slidesPerView, breakpoints }: SliderOptions) => {
  const entries = Object.entries(breakpoints).map(
    ([name, count]) => [`--slides-per-view-${name}`, String(count)] as const,
  );
  return Object.fromEntries([['--slides-per-view', String(slidesPerView)], ...entries]) as CSSProperties;
};

/**
 * A slider (§2.8). A rotating one has its pause control first in the tab order, stops while hovered or focused,
 * and does not rotate with reduced motion. Without scripts it is a scrollable row. It reports its active slide by
 * `activeSlideEvent`.
 */
export const Slider = ({ slides, label, noun = slideTexts.noun, options }: SliderProps) => {
  if (slides.length === 0) return null;
  const settings = { ...defaultSliderOptions, ...options };
  return (
    <section
      className={styles.root}
      data-state="waiting"
      aria-roledescription={slideTexts.carousel}
      aria-label={label}
      {...behavior('slider', settings)}
    >
      {slides.length > 1 && <SliderControls noun={noun} total={slides.length} options={settings} />}
      <div className={styles.view} style={toCssVariables(settings)} data-slider="view">
        <div className={styles.row} aria-live="polite">
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription={slideTexts.role}
              aria-label={slideTexts.of(index + 1, slides.length)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
