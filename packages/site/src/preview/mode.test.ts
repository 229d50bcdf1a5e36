import { describe, expect, test } from 'vitest';
import { modeOf } from './mode';

const brand = { previewOrigins: ['https://preview.example.com'] };
const production = { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://content.internal/graphql' } as const;
const stage = { ...production, DEPLOYMENT: 'stage' } as const;

describe('§7.1 preview replaces the endpoint, if its origin is on the list', () => {
  test('an endpoint of a listed origin is used', () => {
    expect(modeOf({ preview: 'https://preview.example.com/draft/graphql' }, brand, production).preview).toEqual({ kind: 'endpoint', address: 'https://preview.example.com/draft/graphql' });
  });

  test.each(['', undefined])('%j asks for nothing', (preview) => expect(modeOf({ preview }, brand, production).preview).toEqual({ kind: 'none' }));

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
  ])('%s is refused in production', (preview) => expect(modeOf({ preview }, brand, production).preview).toEqual({ kind: 'refused' }));

  test('of several values the first counts', () => {
    expect(modeOf({ preview: ['https://elsewhere.example/', 'https://preview.example.com/'] }, brand, production).preview.kind).toBe('refused');
  });
});

describe('DECISIONS: nocache skips caches outside production, and in it for preview visitors only', () => {
  test.each([
    [{ nocache: '1' }, stage, 'skip'],
    [{ nocache: '1' }, production, 'use'],
    [{ nocache: '1', preview: 'https://elsewhere.example/' }, production, 'use'],
    [{ nocache: '1', preview: 'https://preview.example.com/graphql' }, production, 'skip'],
    [{ preview: 'https://preview.example.com/graphql' }, production, 'use'],
    [{ nocache: '' }, stage, 'use'],
    [{}, stage, 'use'],
  ] as const)('%j with DEPLOYMENT %s', (query, env, caches) => expect(modeOf(query, brand, env).caches).toBe(caches));
});
