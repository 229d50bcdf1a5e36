import { afterEach, expect } from 'vitest';

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

const isSeen = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !element.matches(':disabled');
const getName = (element: Element) =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

/* Forced colors drop backgrounds and shadows: a control must have text, an icon or an edge. */
const isInvisible = (element: HTMLElement) => {
  const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(element);
  const hasEdge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
  const isField = element.matches('input, select, textarea');
  const hasPseudoElement = ['::before', '::after'].some(
    (part) => !['none', 'normal'].includes(getComputedStyle(element, part).content),
  );
  const hasContent = element.innerText.trim() !== '' || element.querySelector('img, svg') !== null || hasPseudoElement;
  return isField ? !hasEdge && appearance === 'none' : !hasEdge && !hasContent;
};

const hasFocusRing = (element: HTMLElement) => {
  element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return document.activeElement !== element || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2);
};

/* WCAG 2.2, 1.4.11 and 2.4.7, with forced colors. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  const isActive = matchMedia('(forced-colors: active)').matches;
  const dialog = document.querySelector('dialog[open]');
  const seen = [...(dialog ?? document.body).querySelectorAll<HTMLElement>(controls)].filter(isSeen);
  const issues = [
    ...seen.filter(isInvisible).map((element) => `${getName(element)}: invisible with forced colors`),
    ...seen.filter((element) => !hasFocusRing(element)).map((element) => `${getName(element)}: no focus ring`),
  ];
  // The hook is part of every test.
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(isActive, 'The browser does not emulate forced colors').toBe(true);
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(seen.length).toBeGreaterThan(0);
  // oxlint-disable-next-line vitest/no-standalone-expect
  expect(issues).toEqual([]);
});
