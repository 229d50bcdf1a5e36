import { expect, test, vi } from 'vitest';
import { catchLoaderErrors } from './definePage';
import { found } from './result';

test('§8 an exception in a loader becomes a logged server error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('x is undefined');
  expect(await catchLoaderErrors(() => Promise.reject(error))).toEqual({
    ok: false,
    error: { kind: 'unavailable', cause: error },
  });
  expect(log.mock.calls[0]?.[0]).toContain('x is undefined');
  log.mockRestore();
});

test("returns the loader's result", async () => {
  expect(await catchLoaderErrors(() => Promise.resolve(found('view')))).toEqual(found('view'));
});
