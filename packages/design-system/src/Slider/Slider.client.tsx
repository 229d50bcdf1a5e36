'use client';

import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useId, useReducer, useRef } from 'react';
import { slideTexts } from '@masthead/texts/slides';
import { rotationReducer, isRotating, getInitialRotation } from './rotation';
import * as styles from './Slider.css';
import { SliderControls } from './SliderControls';
import { defaultSliderOptions, type SliderOptions, getVisibleSlides } from './sliderOptions';
import { useEmbla } from './useEmbla.client';

/** A slide with a stable key. */
export type Slide = { key: string; content: ReactNode };

export type SliderProps = {
  slides: readonly Slide[];
  /** Accessible name. */
  label: string;
  /** What one slide is: "resource", "picture". */
  noun?: string;
  options?: Partial<SliderOptions>;
  /** Called with the index of the new active slide. */
  onActiveChange?: (index: number) => void;
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
 * and does not rotate with reduced motion.
 */
export const Slider = ({ slides, label, noun = slideTexts.noun, options, onActiveChange }: SliderProps) => {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const settings = { ...defaultSliderOptions, ...options };
  const [rotation, dispatch] = useReducer(rotationReducer, settings.autoplay, getInitialRotation);
  const { state, position, go } = useEmbla(row, settings, slides.length, () => dispatch('stop'));
  const rotating = isRotating(rotation) && state === 'ready' && slides.length > 1;
  const visibleSlides = getVisibleSlides(position.active, position.visible, slides.length, settings.align);

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => go('next'), settings.delayMs);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (state === 'ready') onActiveChange?.(position.active);
    // Called when the slide changes, not when the callback does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, position.active]);

  if (slides.length === 0) return null;
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch('blur');
  };
  return (
    <section
      className={styles.root}
      aria-roledescription={slideTexts.carousel}
      aria-label={label}
      onFocus={() => dispatch('focus')}
      onBlur={onBlur}
      onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch('enter')}
      onPointerLeave={() => dispatch('leave')}
    >
      {slides.length > position.visible && (
        <SliderControls
          rowId={id}
          noun={noun}
          position={{ active: position.active, total: slides.length }}
          rotation={settings.autoplay === 'off' ? 'never' : rotation.choice}
          dots={settings.dots}
          state={state}
          go={go}
          onPress={() => dispatch('press')}
        />
      )}
      <div ref={row} className={styles.view[state]} style={toCssVariables(settings)}>
        <div id={id} className={styles.row} aria-live={rotating ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className={styles.slide}
              role="group"
              aria-roledescription={slideTexts.role}
              aria-label={slideTexts.of(index + 1, slides.length)}
              // Slides outside the view are reached by moving the slider, not by Tab.
              inert={state === 'ready' && !visibleSlides.has(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
