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

test('SPEC §2.8: a message is visible at first', () => {
  expect(run(hideWhenClosed('prospectus'), {})).toBe(false);
});
test('SPEC §4: a message that was closed on an earlier page of the visit is hidden before it is painted', () => {
  expect(run(hideWhenClosed('prospectus'), { 'alert:prospectus': 'closed' })).toBe(true);
});
test('another message is not hidden with it', () => {
  expect(run(hideWhenClosed('rates'), { 'alert:prospectus': 'closed' })).toBe(false);
});
test('a name with quotes and tags stays a name', () => {
  const key = `"Rates" & </script><script>'x'`;
  expect(hideWhenClosed(key)).not.toContain('</script>');
  expect(run(hideWhenClosed(key), { [`alert:${key}`]: 'closed' })).toBe(true);
});
