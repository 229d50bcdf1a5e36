'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reserves space for content fixed at the bottom of the window: a focused element is scrolled clear of it (WCAG
 * 2.4.11), the page can be scrolled to its end, and toasts appear above it. Nothing visible moves.
 */
export const useReservedSpaceBelow = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const { documentElement: root, body } = document;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      root.style.scrollPaddingBottom = height;
      root.style.setProperty('--reserved-below', height);
      body.style.paddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('scroll-padding-bottom');
      root.style.removeProperty('--reserved-below');
      body.style.removeProperty('padding-bottom');
    };
  }, [ref]);
};
