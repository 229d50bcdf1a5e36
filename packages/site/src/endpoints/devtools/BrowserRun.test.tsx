import { createQuery } from '@masthead/graphql-ops';
import { toTransferredQuery } from '@masthead/graphql-ops/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrowserRun } from './BrowserRun.client';

const renderWithResult = (result: unknown) => {
  const transferred = toTransferredQuery(createQuery('categories', { site: 'newsline' }), result);
  if (!transferred) throw new Error('A complete query is always transferred.');
  return renderToStaticMarkup(<BrowserRun endpoint="/api/visitor/graphql/" {...transferred} />);
};

test('§2.1 /devtools/fetch passes the server’s result to urql, which needs no request', () => {
  expect(renderWithResult({ getCategories: [] })).toMatch(/the server’s result, \d+\.\d KB/);
});

test('sends no request before a run when the server has no result', () =>
  expect(renderWithResult(undefined)).toContain('nothing: the server had no result'));
