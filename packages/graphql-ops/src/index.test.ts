import { expect, test } from 'vitest';
import * as browser from './browser.ts';
import * as index from './index.ts';
import * as server from './server.ts';
import * as visitor from './visitor.ts';

test.each([
  ['.', index, ['createQuery', 'getCacheTags', 'err', 'ok', 'queryTypes']],
  [
    './server',
    server,
    [
      'ContentRequestError',
      'compactText',
      'createContentClient',
      'createMemoryCache',
      'createQueryCache',
      'createQueryHistory',
      'createStaleWhileRevalidateCache',
      'toDocumentName',
      'toTransferredQuery',
      'requestTimeoutMs',
      'getToolDocuments',
      'raceAbort',
      'getVisitorDocuments',
    ],
  ],
  ['./browser', browser, ['createBrowserClient', 'readCacheSwitch']],
  ['./visitor', visitor, ['GetCustomerDocument']],
])('%s exports exactly these names', (_, module, names) =>
  expect(Object.keys(module).toSorted()).toEqual(names.toSorted()),
);
