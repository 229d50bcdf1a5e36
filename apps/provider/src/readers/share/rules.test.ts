import { expect, test } from 'vitest';
import { parseNaturalId, parseMessage, parseRecipients, stripTags } from './rules.ts';

test.each([
  ['', 'Enter an email address'],
  ['  ', 'Enter an email address'],
  ['a@example', 'Invalid email format'],
  ['a@example.museum', 'Invalid email format'],
  ['a@example.c', 'Invalid email format'],
  ['a b@example.com', 'Invalid email format'],
  ['a@example.com;b@example.com', 'Invalid email format'],
  ['a@example.com,', 'Invalid email format'],
  ['a@example.com,,b@example.com', 'Invalid email format'],
  ['a@example.com\r\nBcc: b@example.com', 'Invalid email format'],
  ['"A" <a@example.com>', 'Invalid email format'],
  ['.a@example.com', 'Invalid email format'],
  ['a@-example.com', 'Invalid email format'],
  [`${'a'.repeat(250)}@example.com`, 'Invalid email format'],
  [Array.from({ length: 11 }, (_, index) => `a${index}@example.com`).join(), 'Send to at most 10 addresses at a time'],
])('rejects %j: %s (§5)', (text, error) => expect(parseRecipients(text, 'en-US')).toEqual({ ok: false, error }));

test.each([
  ['a@example.com', ['a@example.com']],
  [' a@example.com , b.c+d@mail.example.info ', ['a@example.com', 'b.c+d@mail.example.info']],
  ['a@example.com,A@example.com', ['A@example.com']],
])('parses %j as %j (§5)', (text, value) => expect(parseRecipients(text, 'en-US')).toEqual({ ok: true, value }));

test('accepts a message of 250 characters and counts a line break as one (§5)', () => {
  expect(parseMessage('x'.repeat(250), stripTags, 'en-US')).toMatchObject({ ok: true });
  expect(parseMessage(`${'x'.repeat(124)}\r\n${'x'.repeat(125)}`, stripTags, 'en-US')).toMatchObject({ ok: true });
  expect(parseMessage('x'.repeat(251), stripTags, 'en-US')).toEqual({
    ok: false,
    error: 'Message exceeds the character limit',
  });
});

test('removes tags and keeps their text (§5)', () => {
  expect(parseMessage('<b>Read</b> this & <script>steal()</script>"that" 1 < 2\u0007', stripTags, 'en-US')).toEqual({
    ok: true,
    value: 'Read this & "that" 1 < 2',
  });
});

test('removes bidirectional control characters', () => {
  expect(parseMessage('Look \u202Egnp eman\u2066 here \u{1F469}\u200D\u{1F4BB}', stripTags, 'en-US')).toEqual({
    ok: true,
    value: 'Look gnp eman here \u{1F469}\u200D\u{1F4BB}',
  });
});

test('removes links, also those hidden by tags or entities', () => {
  expect(
    parseMessage(
      'Go to <a href="https://evil.example">evil</a>.com, evil&#46;com, evil&period;com or https&#58;//evil',
      stripTags,
      'en-US',
    ),
  ).toEqual({ ok: true, value: 'Go to [link removed] or [link removed]' });
});

test.each([
  ['/2026/11/21/a-deal/', '2026/11/21/a-deal'],
  ['/2026/11/21/a-deal', '2026/11/21/a-deal'],
  ['/amp/2026/11/21/a-deal/', '2026/11/21/a-deal'],
  ['/markets/', undefined],
  ['/2026/11/21/../x/', undefined],
  ['/x/2026/11/21/a-deal/', undefined],
])('parses the path %s to the article %s', (path, id) => expect(parseNaturalId(path)).toBe(id));
