import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { getPreviewOrigins } from './previewOrigins.ts';

const brand = { previewOrigins: ['https://preview.example.com'] };

test('outside production the configured content service is allowed (§2.6)', () => {
  expect(getPreviewOrigins(brand, parseEnv({ PROVIDER_PORT: '4100' }))).toEqual([
    'https://preview.example.com',
    'http://localhost:4100',
  ]);
});

test("in production only the brand's origins are allowed", () => {
  expect(getPreviewOrigins(brand, { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://localhost:4000/graphql' })).toEqual([
    'https://preview.example.com',
  ]);
});

test.each([
  'https://localhost',
  'https://localhost:8443',
  'https://127.0.0.1',
  'https://10.0.0.5',
  'https://[::1]',
  'https://169.254.169.254',
  'https://drafts',
  'https://drafts.internal',
  'https://cms.localhost',
  'https://cms.localhost.',
  'http://preview.example.com',
])('in production %s is dropped from the list', (origin) =>
  expect(
    getPreviewOrigins(
      { previewOrigins: [origin, ...brand.previewOrigins] },
      { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://localhost:4000/graphql' },
    ),
  ).toEqual(brand.previewOrigins),
);
