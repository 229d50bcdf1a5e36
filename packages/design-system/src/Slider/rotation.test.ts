import { describe, expect, test } from 'vitest';
import { rotationReducer, isRotating, type RotationEvent, getInitialRotation } from './rotation';
import { defaultSliderOptions, getVisibleSlides } from './sliderOptions';

const isRotatingAfter = (autoplay: 'on' | 'off', events: RotationEvent[]) =>
  isRotating(events.reduce(rotationReducer, getInitialRotation(autoplay)));

describe('the rotation of a slider', () => {
  test.each([
    ['rotates', [], true],
    ['pauses while the pointer is over it', ['enter'], false],
    ['continues when the pointer leaves', ['enter', 'leave'], true],
    ['pauses while the focus is inside', ['focus'], false],
    ['continues when the focus leaves', ['focus', 'blur'], true],
    ['stays paused until pointer and focus have left', ['enter', 'focus', 'leave'], false],
    ['stops permanently when its pause control is pressed', ['focus', 'press', 'blur'], false],
    [
      'continues when the control is pressed again while the pointer is on it',
      ['enter', 'focus', 'press', 'press'],
      true,
    ],
    ['pauses again when the focus returns to a slide', ['press', 'press', 'focus'], false],
    ['does not rotate under reduced motion', ['stop', 'enter', 'leave'], false],
  ] as const)('%s', (_, events, rotating) => {
    expect(isRotatingAfter('on', [...events])).toBe(rotating);
  });
  test('autoplay is off by default (§2.8)', () => {
    expect(isRotatingAfter(defaultSliderOptions.autoplay, [])).toBe(false);
  });
});

test('the defaults are those of §2.8 and §9', () => {
  expect(defaultSliderOptions).toMatchObject({
    slidesPerView: 1,
    autoplay: 'off',
    delayMs: 3000,
    speed: 50,
    looping: 'infinite',
  });
});

test.each([
  [0, 1, 3, 'start', [0]],
  [2, 2, 3, 'start', [2, 0]],
  [1, 3, 5, 'center', [0, 1, 2]],
  [0, 3, 5, 'center', [4, 0, 1]],
  [0, 4, 2, 'start', [0, 1]],
] as const)(
  'with slide %i active and %i of %i visible (%s), %j are in view',
  (active, visible, total, align, expected) => {
    expect([...getVisibleSlides(active, visible, total, align)]).toEqual(expected);
  },
);
