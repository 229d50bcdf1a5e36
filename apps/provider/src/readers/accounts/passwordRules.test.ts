import { expect, test } from 'vitest';
import { getPasswordIssue } from '../registration/checkNewPassword.ts';

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
])('rejects %j with a reason', (password, reason) => expect(getPasswordIssue(password, email)).toMatch(reason));

test.each(['Plotline2026!', 'REAL-ESTATE 1', '2026realestateforum'])(
  'rejects %j as a name of the publication',
  (password) => {
    expect(getPasswordIssue(password, email, ['Plotline', 'realestate', 'Real Estate Forum'])).toMatch(
      /name of this publication/,
    );
    expect(getPasswordIssue(password, email, ['Another'])).toBeUndefined();
  },
);

test.each(['plotline-demo', 'three unlike words', 'ünïcødé-straße', 'a'.repeat(120) + 'bcdefgh1'])(
  '%j is taken',
  (password) => expect(getPasswordIssue(password, email)).toBeUndefined(),
);

test('counts Unicode code points', () => {
  expect(getPasswordIssue('🏢🏗️🏬🏭', email)).toMatch(/at least/);
});
