'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SliderOptions } from './sliderOptions';

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the slider rests on: the active slide, and how many stand beside each other at this width. */
export type Rest = { active: number; shown: number };

/** State and controls of the Embla carousel. */
export type Embla = {
  /** `waiting`: a row that scrolls by touch and by wheel, as it also stays without scripts. */
  state: 'waiting' | 'ready';
  rest: Rest;
  go: (where: 'next' | 'previous' | number) => void;
};

const restOf = (embla: EmblaCarouselType): Rest => {
  const width = embla.slideNodes()[0]?.getBoundingClientRect().width ?? 0;
  return {
    active: embla.selectedScrollSnap(),
    shown: width > 0 ? Math.max(Math.round(embla.rootNode().clientWidth / width), 1) : 1,
  };
};

/** Embla on a row of slides. The library is fetched by pages that have a slider, after they are shown. */
export const useEmbla = (
  row: RefObject<HTMLElement | null>,
  { align, speed, looping }: SliderOptions,
  total: number,
  onMotionRefused: () => void,
): Embla => {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [rest, setRest] = useState<Rest>({ active: 0, shown: 1 });

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
      const settle = () => setRest(restOf(made));
      // The slides move at once; count and dots, which React writes, follow and do not hold the movement up.
      const follow = () =>
        startTransition(() => setRest(({ shown }) => ({ active: made.selectedScrollSnap(), shown })));
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
    // `total`: slides that come or go need another start. The refusal is told once, as it stands at the start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [row, align, speed, looping, total]);

  // While it waited, the row may have snapped to the slide that the library has moved to the middle.
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
