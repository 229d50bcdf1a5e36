'use client';

import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { SliderOptions } from './sliderOptions';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The active slide and the number of visible slides at this width. */
export type SliderPosition = { active: number; visible: number };

/** State and controls of the Embla carousel. */
export type Embla = {
  /** `waiting`: a scrollable row, as without scripts. */
  state: 'waiting' | 'ready';
  position: SliderPosition;
  go: (target: 'next' | 'previous' | number) => void;
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
  onReducedMotion: () => void,
): Embla => {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState<SliderPosition>({ active: 0, visible: 1 });

  useEffect(() => {
    let carousel: EmblaCarouselType | undefined;
    let isUnmounted = false;
    if (prefersReducedMotion()) onReducedMotion();
    const start = async () => {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (isUnmounted || !row.current) return;
      row.current.scrollLeft = 0;
      const instance = EmblaCarousel(row.current, {
        loop: looping === 'infinite',
        align,
        containScroll: looping === 'infinite' || align === 'center' ? false : 'trimSnaps',
        duration: speed,
        direction: getComputedStyle(row.current).direction === 'rtl' ? 'rtl' : 'ltr',
      });
      const updatePosition = () => setPosition(getPosition(instance));
      // Slides move at once; React updates count and dots in a transition, so they do not delay the movement.
      const updateActive = () =>
        startTransition(() => setPosition(({ visible }) => ({ active: instance.selectedScrollSnap(), visible })));
      instance.on('select', updateActive).on('reInit', updatePosition).on('resize', updatePosition);
      carousel = instance;
      updatePosition();
      setEmbla(instance);
    };
    void start();
    return () => {
      isUnmounted = true;
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

  const go: Embla['go'] = (target) => {
    const withoutAnimation = prefersReducedMotion();
    if (target === 'next') embla?.scrollNext(withoutAnimation);
    else if (target === 'previous') embla?.scrollPrev(withoutAnimation);
    else embla?.scrollTo(target, withoutAnimation);
  };
  return { state: embla ? 'ready' : 'waiting', position, go };
};
