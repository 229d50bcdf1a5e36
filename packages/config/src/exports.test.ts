import { expect, test } from 'vitest';
import * as device from './device.ts';
import * as env from './env.ts';
import * as index from './index.ts';
import * as limits from './limits.ts';
import * as links from './links.ts';

test.each([
  [
    '.',
    index,
    [
      'ConfigurationError',
      'formatCopyright',
      'defineBrand',
      'defineRedirects',
      'filterOpenLinks',
      'findModule',
      'getAddressRules',
      'getAccountMenu',
      'getModuleAddresses',
      'hasModule',
      'isHiddenPart',
      'isOpenAddress',
      'siteModuleNames',
      'deployments',
      'envNames',
      'limits',
      'parseEnv',
      'getPreviewOrigins',
      'getStoreUrl',
      'storePages',
    ],
  ],
  ['./device', device, ['detectDevice', 'detectDeviceByUserAgent']],
  ['./env', env, ['deployments', 'envNames', 'needsLocalProvider', 'parseEnv']],
  ['./limits', limits, ['browserLimits', 'limits']],
  ['./links', links, ['formatCopyright', 'getStoreUrl', 'storePages']],
])('%s exports exactly these names', (_, module, names) =>
  expect(Object.keys(module).toSorted()).toEqual(names.toSorted()),
);
