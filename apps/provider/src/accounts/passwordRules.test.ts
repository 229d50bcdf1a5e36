import { expect, test } from 'vitest';
import { passwordFault } from './passwordRules.ts';

const email = 'jordan.mill@example.com';

test.each([
  ['', /Enter a password/],
  ['seven77', /at least 8 characters/],
  ['x1y2'.repeat(33), /at most 128 characters/],
  ['password', /easy to guess/],
  ['Password1!', /easy to guess/],
  ['iloveyou2026', /easy to guess/],
  ['abababababab', /more different characters/],
  ['Jordan.Mill@example.com', /not your email address/],
  ['jordanmill1987', /not your email address/],
])('%j is refused with a reason', (password, reason) => expect(passwordFault(password, email)).toMatch(reason));

test.each(['Plotline2026!', 'REAL-ESTATE 1', '2026realestateforum'])('%j is a name of the publication', (password) => {
  expect(passwordFault(password, email, ['Plotline', 'realestate', 'Real Estate Forum'])).toMatch(
    /name of this publication/,
  );
  expect(passwordFault(password, email, ['Another'])).toBeUndefined();
});

test.each(['plotline-demo', 'three unlike words', 'ünïcødé-straße', 'a'.repeat(120) + 'bcdefgh1'])(
  '%j is taken',
  (password) => expect(passwordFault(password, email)).toBeUndefined(),
);

test('characters are counted as readers count them', () => {
  expect(passwordFault('🏢🏗️🏬🏭', email)).toMatch(/at least/);
});
