import { expect, test } from 'vitest';
import * as browser from './browser.ts';
import * as index from './index.ts';
import * as server from './server.ts';
import * as visitor from './visitor.ts';

test.each([
  ['.', index, ['ask', 'cacheTags', 'err', 'ok', 'queryTypes']],
  [
    './server',
    server,
    [
      'ContentRequestError',
      'compactDocument',
      'createContentClient',
      'createMemoryCache',
      'createQueryCache',
      'createQueryHistory',
      'documentName',
      'handOver',
      'requestTimeoutMs',
      'toolDocuments',
      'untilAborted',
      'visitorDocuments',
    ],
  ],
  ['./browser', browser, ['GetCustomerDocument', 'createBrowserClient', 'queryCacheSwitch']],
  ['./visitor', visitor, ['GetCustomerDocument']],
])('%s exports what it says', (_, module, names) => expect(Object.keys(module).toSorted()).toEqual(names));
