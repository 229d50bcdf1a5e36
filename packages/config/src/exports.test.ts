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
      'copyrightLine',
      'defineBrand',
      'defineRedirects',
      'deployments',
      'envNames',
      'limits',
      'parseEnv',
      'previewOrigins',
      'storeLink',
      'storePages',
    ],
  ],
  ['./device', device, ['deviceOf', 'deviceOfUserAgent']],
  ['./env', env, ['deployments', 'envNames', 'needsLocalProvider', 'parseEnv']],
  ['./limits', limits, ['browserLimits', 'limits']],
  ['./links', links, ['copyrightLine', 'storeLink', 'storePages']],
])('%s exports what it says', (_, module, names) => expect(Object.keys(module).toSorted()).toEqual(names));
