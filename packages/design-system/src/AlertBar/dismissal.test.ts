import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createHideDismissedScript } from './dismissal';

/** Runs the inline script behind an alert, with these items in session storage. Returns whether it hid the alert. */
const hidesAlert = (script: string, stored: Record<string, string>): boolean => {
  const alert = { hidden: false };
  runInNewContext(script, {
    sessionStorage: { getItem: (name: string) => stored[name] ?? null },
    document: { currentScript: { previousElementSibling: alert } },
  });
  return alert.hidden;
};

test('§2.8: an alert is visible until the reader dismisses it', () => {
  expect(hidesAlert(createHideDismissedScript('prospectus'), {})).toBe(false);
});
test('§4: a dismissed alert is hidden before the first paint of the next page', () => {
  expect(hidesAlert(createHideDismissedScript('prospectus'), { 'alert:prospectus': 'closed' })).toBe(true);
});
test('an alert with another key stays visible', () => {
  expect(hidesAlert(createHideDismissedScript('rates'), { 'alert:prospectus': 'closed' })).toBe(false);
});
test('escapes quotes and tags in the key', () => {
  const key = `"Rates" & </script><script>'x'`;
  expect(createHideDismissedScript(key)).not.toContain('</script>');
  expect(hidesAlert(createHideDismissedScript(key), { [`alert:${key}`]: 'closed' })).toBe(true);
});
