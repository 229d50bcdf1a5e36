import { describe, expect, test } from 'vitest';
import type { Editor } from '@masthead/next-runtime/editor';
import { getMode as modeFor } from './loadUncachedDocument';

const brand = { previewOrigins: ['https://preview.example.com'] };
const production = { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://content.internal/graphql' } as const;
const development = { ...production, DEPLOYMENT: 'development' } as const;
const stage = { ...production, DEPLOYMENT: 'stage' } as const;
const internal: Editor = { kind: 'internal' };
const none: Editor = { kind: 'none', reason: 'not-signed-in' };
const modeOf = (
  query: Parameters<typeof modeFor>[0],
  ofBrand: typeof brand,
  env: Parameters<typeof modeFor>[1]['env'],
  editor: Editor = internal,
) => modeFor(query, { brand: ofBrand, env, editor });

describe('§7.1 preview replaces the endpoint if its origin is listed', () => {
  test('uses an endpoint of a listed origin', () => {
    expect(modeOf({ preview: 'https://preview.example.com/draft/graphql' }, brand, production).preview).toEqual({
      kind: 'endpoint',
      address: 'https://preview.example.com/draft/graphql',
    });
  });

  test.each(['', undefined])('%j has no effect', (preview) =>
    expect(modeOf({ preview }, brand, production).preview).toEqual({ kind: 'none' }),
  );

  test.each([
    'https://elsewhere.example/graphql',
    'http://preview.example.com/graphql',
    'https://preview.example.com.elsewhere.example/graphql',
    'https://preview.example.com:8443/graphql',
    'https://someone:secret@preview.example.com/graphql',
    '//preview.example.com/graphql',
    '/graphql',
    'true',
    'file:///etc/passwd',
    'http://content.internal/graphql',
  ])('rejects %s in production', (preview) =>
    expect(modeOf({ preview }, brand, production).preview).toEqual({ kind: 'refused' }),
  );

  test('uses the first of several values', () => {
    expect(
      modeOf({ preview: ['https://elsewhere.example/', 'https://preview.example.com/'] }, brand, production).preview
        .kind,
    ).toBe('refused');
  });
});

describe('decision 30: preview and nocache require an editor', () => {
  const preview = 'https://preview.example.com/graphql';

  test.each([preview, 'https://elsewhere.example/'])('without an identity %s is forbidden', (address) => {
    expect(modeOf({ preview: address }, brand, production, none).preview).toEqual({
      kind: 'forbidden',
      reason: 'not-signed-in',
    });
  });

  test.each([
    [{ nocache: '1' }, stage, internal, 'skip'],
    [{ nocache: '1' }, production, internal, 'skip'],
    [
      { nocache: '1', preview },
      production,
      { kind: 'preview', grant: { endpoint: preview, path: '*', expires: 1 } },
      'skip',
    ],
    [{ nocache: '1' }, production, none, 'use'],
    [{ nocache: '1' }, stage, none, 'use'],
    [{ nocache: '1', preview }, production, none, 'use'],
    [{ nocache: '1' }, development, none, 'skip'],
    [{ preview }, production, internal, 'use'],
    [{ nocache: '' }, stage, internal, 'use'],
    [{}, stage, internal, 'use'],
  ] as const)('%j with %j for %j: caches %s', (query, env, editor, caches) =>
    expect(modeOf(query, brand, env, editor).caches).toBe(caches),
  );
});
