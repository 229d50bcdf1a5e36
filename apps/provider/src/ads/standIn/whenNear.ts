import type { HouseSlot } from './slot.ts';

/** Calls once when the first of some slots comes this near to the viewport; never after they are destroyed. */
export const whenNear = (slots: readonly HouseSlot[], margin: number, near: () => void): void => {
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
  for (const { life } of slots) life.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};
