import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { previewOrigins } from './previewOrigins.ts';

const brand = { previewOrigins: ['https://preview.example.com'] };

test('outside production the content service itself may be previewed (section 7.1)', () => {
  expect(previewOrigins(brand, parseEnv({ PROVIDER_PORT: '4100' }))).toEqual(['https://preview.example.com', 'http://localhost:4100']);
});

test('in production only the origins that the brand names may be previewed', () => {
  expect(previewOrigins(brand, { DEPLOYMENT: 'production', GRAPHQL_URL: 'http://localhost:4000/graphql' })).toEqual(['https://preview.example.com']);
});
