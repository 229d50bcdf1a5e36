/** The question of a `ConsentBanner`, and the callbacks of its buttons. */
type ConsentQuestion = {
  /** `reopened`: opened by the visitor; it takes focus, shows the purposes and can be closed. */
  mode: 'asking' | 'reopened';
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: 'sent' | 'none';
  /** Keys of the currently allowed purposes. */
  allowed: readonly string[];
  onChoose: (allowed: readonly string[]) => void;
  onClose: () => void;
};

/**
 * Reserves space for content fixed at the bottom of the window: a focused element is scrolled clear of it (WCAG
 * 2.4.11), the page can be scrolled to its end, and toasts appear above the padding. Nothing visible moves. No
 * inherited property is set: the style of every element would be calculated again.
 */
const reserveSpaceBelow = (element: HTMLElement, signal: AbortSignal): void => {
  const { documentElement: root, body } = document;
  const observer = new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    root.style.scrollPaddingBottom = height;
    body.style.paddingBottom = height;
  });
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    root.style.removeProperty('scroll-padding-bottom');
    body.style.removeProperty('padding-bottom');
  });
};

/** Shows a `ConsentBanner`. Returns a function that hides it and restores the focus that it has taken. */
export const openConsentBanner = (
  banner: HTMLElement,
  { mode, globalPrivacyControl, allowed, onChoose, onClose }: ConsentQuestion,
): (() => void) => {
  const opened = new AbortController();
  const { signal } = opened;
  const focused = document.activeElement;

  for (const part of banner.querySelectorAll<HTMLElement>('[data-privacy-control]'))
    part.hidden = part.dataset['privacyControl'] !== globalPrivacyControl;
  const boxes = [...banner.querySelectorAll('input')].filter((box) => !box.closest('label')?.hidden);
  for (const box of boxes) box.checked = allowed.includes(box.value);
  const fieldset = banner.querySelector('fieldset');
  const [close, save, choose] = ['close', 'save', 'choose'].map((name) =>
    banner.querySelector<HTMLElement>(`[data-consent="${name}"]`),
  );
  const setPurposes = (purposes: 'visible' | 'hidden'): void => {
    if (fieldset) fieldset.hidden = purposes === 'hidden';
    if (save) save.hidden = purposes === 'hidden';
    if (choose) choose.hidden = purposes === 'visible';
  };
  const actions: Readonly<Record<string, () => void>> = {
    close: onClose,
    refuse: () => onChoose([]),
    accept: () => onChoose(boxes.map(({ value }) => value)),
    save: () => onChoose(boxes.filter(({ checked }) => checked).map(({ value }) => value)),
    choose: () => {
      setPurposes('visible');
      // The purposes come before the pressed button, which now saves them.
      boxes[0]?.focus();
    },
  };

  setPurposes(mode === 'reopened' ? 'visible' : 'hidden');
  if (close) close.hidden = mode === 'asking';
  banner.hidden = false;
  reserveSpaceBelow(banner, signal);
  banner.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null;
      actions[button?.dataset['consent'] ?? '']?.();
    },
    { signal },
  );
  if (mode === 'reopened') {
    banner.querySelector('h2')?.focus({ preventScroll: true });
    banner.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), { signal });
  }
  return () => {
    opened.abort();
    banner.hidden = true;
    if (mode === 'reopened' && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
};
