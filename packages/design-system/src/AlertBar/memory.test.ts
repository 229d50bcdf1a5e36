import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hideWhenClosed } from './memory';

const run = (script: string, stored: Record<string, string>) => {
  const element = { hidden: false };
  runInNewContext(script, {
    sessionStorage: { getItem: (name: string) => stored[name] ?? null },
    document: { currentScript: { previousElementSibling: element } },
  });
  return element.hidden;
};

test('SPEC §2.8: a message is visible initially', () => {
  expect(run(hideWhenClosed('prospectus'), {})).toBe(false);
});
test('SPEC §4: a closed message is hidden before the first paint of the next page', () => {
  expect(run(hideWhenClosed('prospectus'), { 'alert:prospectus': 'closed' })).toBe(true);
});
test('another message stays visible', () => {
  expect(run(hideWhenClosed('rates'), { 'alert:prospectus': 'closed' })).toBe(false);
});
test('escapes quotes and tags in the key', () => {
  const key = `"Rates" & </script><script>'x'`;
  expect(hideWhenClosed(key)).not.toContain('</script>');
  expect(run(hideWhenClosed(key), { [`alert:${key}`]: 'closed' })).toBe(true);
});
