import { describe, expect, test } from 'vitest';
import { afterEvent, isMoving, type RotationEvent, getInitialRotation } from './rotation';
import { sliderDefaults, slidesInView } from './sliderOptions';

const isMovingAfter = (autoplay: 'on' | 'off', events: RotationEvent[]) =>
  isMoving(events.reduce(afterEvent, getInitialRotation(autoplay)));

describe('the rotation of a slider', () => {
  test.each([
    ['moves', [], true],
    ['stops while the pointer is over it', ['enter'], false],
    ['goes on when the pointer leaves', ['enter', 'leave'], true],
    ['stops while the focus is inside', ['focus'], false],
    ['goes on when the focus leaves', ['focus', 'blur'], true],
    ['stays still until pointer and focus have left', ['enter', 'focus', 'leave'], false],
    ['stops for good when its pause control is pressed', ['focus', 'press', 'blur'], false],
    ['goes on when the control is pressed again, with the pointer on it', ['enter', 'focus', 'press', 'press'], true],
    ['stops again when the focus comes back to a slide', ['press', 'press', 'focus'], false],
    ['stands still under reduced motion', ['stop', 'enter', 'leave'], false],
  ] as const)('%s', (_, events, moving) => {
    expect(isMovingAfter('on', [...events])).toBe(moving);
  });
  test('autoplay is off by default (SPEC §2.8)', () => {
    expect(isMovingAfter(sliderDefaults.autoplay, [])).toBe(false);
  });
});

test('the defaults are those of SPEC §2.8 and §9', () => {
  expect(sliderDefaults).toMatchObject({ show: 1, autoplay: 'off', delay: 3000, speed: 50, looping: 'infinite' });
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
    expect([...slidesInView(active, visible, total, align)]).toEqual(expected);
  },
);
