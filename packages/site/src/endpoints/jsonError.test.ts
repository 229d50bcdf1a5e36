import { expect, test } from 'vitest';
import { jsonError } from './jsonError';

test.each([
  [jsonError('Too long.', 413), 413, 'Too long.'],
  [jsonError('Unexpected.'), 500, 'Unexpected.'],
])('§8 a JSON error is a message and a status code, 500 by default', async (response, statusCode, message) => {
  expect([response.status, await response.json()]).toEqual([statusCode, { message, statusCode }]);
});
