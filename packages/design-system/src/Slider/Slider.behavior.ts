import { slideTexts } from '@masthead/texts/slides';
import EmblaCarousel from 'embla-carousel';
import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { getInitialRotation, isRotating, type Rotation, type RotationEvent, rotationReducer } from './rotation';
import { activeSlideEvent, getVisibleSlides, type SliderOptions } from './sliderOptions';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs Embla on the row of slides, and the controls. */
export const slider: Behavior = (root, signal) => {
  const { align, autoplay, delayMs, looping, speed } = readOptions<SliderOptions>(root);
  const view = root.querySelector<HTMLElement>(':scope > [data-slider="view"]');
  const row = view?.firstElementChild;
  if (!view || !row) return;
  const controls = root.querySelector<HTMLElement>(':scope > [data-slider="controls"]');
  const count = controls?.querySelector('p');
  const dots = controls?.querySelectorAll('[data-go]:not([data-go="previous"], [data-go="next"])') ?? [];
  const toggles = [...(controls?.querySelectorAll<HTMLElement>('[data-rotation]') ?? [])];

  // Before the start the row may have snapped to a slide other than the first.
  root.dataset['state'] = 'ready';
  view.scrollLeft = 0;
  const embla = EmblaCarousel(view, {
    loop: looping === 'infinite',
    align,
    containScroll: looping === 'infinite' || align === 'center' ? false : 'trimSnaps',
    duration: speed,
    direction: getComputedStyle(view).direction === 'rtl' ? 'rtl' : 'ltr',
  });
  const slides = embla.slideNodes();
  const total = slides.length;
  const state = { rotation: getInitialRotation(autoplay), active: -1, visible: 1 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = (target: string): void => {
    const withoutAnimation = prefersReducedMotion();
    if (target === 'next') embla.scrollNext(withoutAnimation);
    else if (target === 'previous') embla.scrollPrev(withoutAnimation);
    else embla.scrollTo(Number(target), withoutAnimation);
  };
  const updateRotation = (): void => {
    const isMoving = isRotating(state.rotation) && total > 1;
    row.ariaLive = isMoving ? 'off' : 'polite';
    clearTimeout(timer);
    if (isMoving) timer = setTimeout(go, delayMs, 'next');
  };
  const update = (): void => {
    const active = embla.selectedScrollSnap();
    const visible = getVisibleSlides(active, state.visible, total, align);
    // Slides outside the view are reached by moving the slider, not by Tab.
    for (const [index, slide] of slides.entries()) slide.inert = !visible.has(index);
    if (controls) controls.hidden = total <= state.visible;
    if (count) count.textContent = slideTexts.of(active + 1, total);
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = index === active ? 'true' : null;
    updateRotation();
    if (active === state.active) return;
    state.active = active;
    root.dispatchEvent(new CustomEvent(activeSlideEvent, { bubbles: true, detail: active }));
  };
  const measure = (): void => {
    const width = slides[0]?.getBoundingClientRect().width ?? 0;
    state.visible = width > 0 ? Math.max(Math.round(view.clientWidth / width), 1) : 1;
    update();
  };
  const showToggle = (choice: Rotation['choice']): void => {
    const visibleToggle = toggles.find(({ dataset }) => dataset['rotation'] === choice);
    if (!visibleToggle?.hidden) return;
    const other = toggles.find((toggle) => toggle !== visibleToggle);
    visibleToggle.hidden = false;
    if (document.activeElement === other) visibleToggle.focus();
    if (other) other.hidden = true;
  };
  const dispatch = (event: RotationEvent): void => {
    const rotation = rotationReducer(state.rotation, event);
    // Before the new state is set: the moved focus is an event of its own and must not pause a restarted rotation.
    showToggle(rotation.choice);
    state.rotation = rotation;
    updateRotation();
  };

  embla.on('select', update).on('reInit', measure).on('resize', measure);
  controls?.addEventListener(
    'click',
    ({ target }) => {
      const { go: slide, rotation } = (target instanceof Element && target.closest('button')?.dataset) || {};
      if (slide) go(slide);
      if (rotation) dispatch('press');
    },
    { signal },
  );
  root.addEventListener('focusin', () => dispatch('focus'), { signal });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) dispatch('blur');
    },
    { signal },
  );
  root.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && dispatch('enter'), { signal });
  root.addEventListener('pointerleave', () => dispatch('leave'), { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    embla.destroy();
  });
  if (prefersReducedMotion()) dispatch('stop');
  measure();
};
