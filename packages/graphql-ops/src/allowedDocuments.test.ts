import { cacheExchange } from '@urql/core';
import { afterEach, expect, test, vi } from 'vitest';
import { compactText, getToolDocuments, getVisitorDocuments } from './allowedDocuments.ts';
import { createQuery } from './createQuery.ts';
import { createBrowserClient } from './browser/browserClient.ts';
import { toTransferredQuery } from './browser/transferQuery.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The document that urql sends for an operation of the developer tools. */
const sentBy = async (text: string, variables: Readonly<Record<string, unknown>>): Promise<string> => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ data: {} }));
  vi.stubGlobal('fetch', fetched);
  const client = createBrowserClient({ url: 'http://localhost/graphql', exchanges: [cacheExchange] });
  await client.query(text, variables);
  const { query } = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body)) as { query: string };
  return compactText(query) ?? '';
};

test.each([
  ['one without fragments', createQuery('categories', { site: 'x' })],
  ['one with fragments', createQuery('stream', { slug: 'x', siteName: 'x' })],
  ['the customer query', createQuery('customer', { encryptedCustomerId: 'x' })],
])('the documents of the developer tools contain %s as urql sends it', async (_, query) => {
  const operation = toTransferredQuery(query, undefined);
  expect(getToolDocuments().has(await sentBy(operation?.text ?? '', operation?.variables ?? {}))).toBe(true);
});

test('the only visitor document is the customer query', () => {
  expect([...getVisitorDocuments()]).toEqual([
    expect.stringMatching(/^query GetCustomer\(\$encryptedCustomerId:ID!\)\{getCustomer\(/),
  ]);
});

test('text with invalid characters is not a document', () => expect(compactText('{ a \u0001 }')).toBeUndefined());
