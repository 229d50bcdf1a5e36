import { request } from 'node:http';
import { expect, inject, test } from 'vitest';
import { customerDocument, postQuery } from '../src/account.ts';
import { get } from '../src/http.ts';
import { testedBrand } from '../src/testedBrand.ts';

test.each([
  ['another document', { query: `{ getArticleIndex(site: "${testedBrand.site}", limit: 1000) { nextAfter } }` }, 403],
  ['introspection', { query: '{ __schema { types { name } } }' }, 403],
  ['a batch', [{ query: customerDocument }], 400],
  ['a second field', { query: customerDocument, extensions: {} }, 400],
])('§7.1: the site’s GraphQL address refuses %s', async (_, body, status) =>
  expect((await postQuery(body)).status).toBe(status),
);

test('§7.1: the site’s GraphQL address takes no GET', async () =>
  expect((await get('/api/visitor/graphql/?query=%7B__typename%7D')).status).toBe(405));

/** Requests a path without normalization; `fetch` would resolve dots. Returns status and text. */
const getRaw = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('origin'));
    request({ hostname, port, path }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => resolve(`${response.statusCode} ${text}`));
    })
      .once('error', reject)
      .end();
  });

test.each(
  ['images', 'house', 'audio', 'Registration', 'data-api/audience'].flatMap((service) =>
    ['..', '%2e%2e', '%252e%252e', '..%2f..', '..%5c..'].map(
      (dots) => `/${service}/${dots}/graphql?query=%7B__typename%7D`,
    ),
  ),
)('%s does not lead to the provider’s GraphQL', async (path) =>
  expect(await getRaw(path)).not.toMatch(/"data"|^200.*__typename/),
);
