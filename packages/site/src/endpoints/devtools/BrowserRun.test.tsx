import { createQuery } from '@masthead/graphql-ops';
import { toTransferredQuery } from '@masthead/graphql-ops/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrowserRun } from './BrowserRun.client';

const given = (answer: unknown) => {
  const handedOver = toTransferredQuery(createQuery('categories', { site: 'newsline' }), answer);
  if (!handedOver) throw new Error('A complete query is always handed over.');
  return renderToStaticMarkup(<BrowserRun endpoint="/api/visitor/graphql/" {...handedOver} />);
};

test('§2.1 /devtools/fetch passes the server’s result to urql, which needs no request', () => {
  expect(given({ getCategories: [] })).toMatch(/the server’s answer, \d+\.\d KB/);
});

test('sends no request before a run when the server has no result', () =>
  expect(given(undefined)).toContain('nothing: the server had no answer'));
