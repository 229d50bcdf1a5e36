import type { Behavior } from '../behaviors/connectBehaviors';
import { media } from '../theme/media';

/**
 * Moves the header from the top of the window to its place, which is lower on a page with an advertisement above it. By
 * a transform, because browsers count other moves without a click as layout shifts: those of a box that they create
 * again, as this one on wide screens.
 */
const returnToPlace = (header: HTMLElement): void => {
  const { top } = header.getBoundingClientRect();
  if (top <= 0 || !matchMedia(media.l).matches) return;
  header.animate([{ transform: `translateY(${-top}px)` }, { transform: 'none' }], {
    duration: 200,
    easing: matchMedia(media.reducedMotion).matches ? 'step-end' : 'ease-out',
  });
};

/** Sets `data-form` of the header to `full` or `compact`, by whether its first child, the sentinel, is in the viewport. */
export const siteHeader: Behavior = (root, signal) => {
  const sentinel = root.firstElementChild;
  const header = root.querySelector('header');
  if (!sentinel || !header) return;
  const observer = new IntersectionObserver((entries) => {
    const form = entries.at(-1)?.isIntersecting === false ? 'compact' : 'full';
    if (header.dataset['form'] === form) return;
    header.dataset['form'] = form;
    if (form === 'full') returnToPlace(header);
    else for (const slide of header.getAnimations()) slide.cancel();
  });
  observer.observe(sentinel);
  signal.addEventListener('abort', () => observer.disconnect());
};
