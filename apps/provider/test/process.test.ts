import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startProcess } from './support/providerProcess.ts';

test('lists all configuration errors at start-up', async () => {
  const { child, lines } = startProcess({ PROVIDER_PORT: 'four', LOG_LEVEL: 'loud' });
  expect(await once(child, 'close')).toEqual([78, null]);
  expect(lines.join('')).toMatch(
    /PROVIDER_PORT[^]*LOG_LEVEL[^]*CUSTOMER_ID_KEYS: is required[^]*DEPLOYMENT: is not set/,
  );
});
