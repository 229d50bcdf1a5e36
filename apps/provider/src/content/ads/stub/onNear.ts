import type { StubSlot } from './slot.ts';

/**
 * Calls `near` once when the first of the slots comes within `margin` px of the viewport; never after they are
 * destroyed.
 */
export const onNear = (slots: readonly StubSlot[], margin: number, near: () => void): void => {
  const elements = slots.flatMap(({ element }) => document.getElementById(element) ?? []);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: `${Math.round(margin)}px 0px` },
  );
  for (const element of elements) observer.observe(element);
  for (const { lifetime: life } of slots)
    life.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};
