'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SliderOptions } from './sliderOptions';

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The active slide and the number of visible slides at this width. */
export type SliderPosition = { active: number; visible: number };

/** State and controls of the Embla carousel. */
export type Embla = {
  /** `waiting`: a scrollable row, as without scripts. */
  state: 'waiting' | 'ready';
  rest: SliderPosition;
  go: (where: 'next' | 'previous' | number) => void;
};

const getPosition = (embla: EmblaCarouselType): SliderPosition => {
  const width = embla.slideNodes()[0]?.getBoundingClientRect().width ?? 0;
  return {
    active: embla.selectedScrollSnap(),
    visible: width > 0 ? Math.max(Math.round(embla.rootNode().clientWidth / width), 1) : 1,
  };
};

/** Runs Embla on a row of slides. Its code is loaded after the page is rendered, by pages with a slider only. */
export const useEmbla = (
  row: RefObject<HTMLElement | null>,
  { align, speed, looping }: SliderOptions,
  total: number,
  onMotionRefused: () => void,
): Embla => {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [rest, setRest] = useState<SliderPosition>({ active: 0, visible: 1 });

  useEffect(() => {
    let carousel: EmblaCarouselType | undefined;
    let gone = false;
    if (wantsNoMotion()) onMotionRefused();
    const start = async () => {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (gone || !row.current) return;
      row.current.scrollLeft = 0;
      const made = EmblaCarousel(row.current, {
        loop: looping === 'infinite',
        align,
        containScroll: looping === 'infinite' || align === 'center' ? false : 'trimSnaps',
        duration: speed,
        direction: getComputedStyle(row.current).direction === 'rtl' ? 'rtl' : 'ltr',
      });
      const settle = () => setRest(getPosition(made));
      // Slides move at once; React updates count and dots in a transition, so they do not delay the movement.
      const follow = () =>
        startTransition(() => setRest(({ visible }) => ({ active: made.selectedScrollSnap(), visible })));
      made.on('select', follow).on('reInit', settle).on('resize', settle);
      carousel = made;
      settle();
      setEmbla(made);
    };
    void start();
    return () => {
      gone = true;
      carousel?.destroy();
      setEmbla(undefined);
    };
    // `total`: added or removed slides need a restart. Reduced motion is read once at the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [row, align, speed, looping, total]);

  // Before the start the row may have snapped to the slide that Embla moves to the center.
  useLayoutEffect(() => {
    if (embla && row.current) row.current.scrollLeft = 0;
  }, [embla, row]);

  const go: Embla['go'] = (where) => {
    const jump = wantsNoMotion();
    if (where === 'next') embla?.scrollNext(jump);
    else if (where === 'previous') embla?.scrollPrev(jump);
    else embla?.scrollTo(where, jump);
  };
  return { state: embla ? 'ready' : 'waiting', rest, go };
};
