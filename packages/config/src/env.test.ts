import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { ConfigurationError } from './faults.ts';

const faultsOf = (record: Record<string, string>): readonly string[] => {
  try {
    parseEnv(record);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
};

const production = {
  DEPLOYMENT: 'production',
  SITE_ORIGIN: 'https://www.example.com',
  GRAPHQL_URL: 'https://content.example.com/graphql',
  IMAGES_URL: 'https://images.example.com',
  REGISTRATION_URL: 'https://store.example.com/Registration',
  REVALIDATE_SECRET: 'x'.repeat(32),
};

describe('the environment', () => {
  test('needs nothing on one machine: every endpoint is the provider there', () => {
    expect(parseEnv({})).toMatchObject({
      DEPLOYMENT: 'development',
      PROVIDER_PORT: 4000,
      GRAPHQL_URL: 'http://localhost:4000/graphql',
      REGISTRATION_URL: 'http://localhost:4000/Registration',
    });
  });

  test('moves every endpoint with the port of the provider', () => {
    const { PROVIDER_PORT: _, ...env } = parseEnv({ PROVIDER_PORT: '4100' });
    const endpoints = Object.entries(env).filter(([name]) => name.endsWith('_URL'));
    expect(endpoints.filter(([, url]) => !String(url).startsWith('http://localhost:4100/'))).toEqual([]);
  });

  test('lets one endpoint go elsewhere alone', () => {
    expect(parseEnv({ IMAGES_URL: 'https://images.example.com/v1' })).toMatchObject({
      IMAGES_URL: 'https://images.example.com/v1',
      GRAPHQL_URL: 'http://localhost:4000/graphql',
    });
  });

  test('takes an empty value as no value', () => {
    expect(parseEnv({ REDIS_URL: '', PORT: '' })).not.toHaveProperty('REDIS_URL');
  });

  test('is refused with all faults at once', () => {
    expect(faultsOf({ DEPLOYMENT: 'prod', PORT: '70000', GRAPHQL_URL: 'localhost:4000', REDIS_URL: 'http://cache', SITE_ORIGIN: 'https://example.com/', INTERNAL_USER_KEY: 'short' }).map((line) => line.trim().split(':')[0])).toEqual(
      ['DEPLOYMENT', 'PORT', 'GRAPHQL_URL', 'SITE_ORIGIN', 'REDIS_URL', 'INTERNAL_USER_KEY'],
    );
  });

  test('in production names every address that would fall back to this machine', () => {
    expect(faultsOf({ DEPLOYMENT: 'production' })).toEqual(
      ['SITE_ORIGIN', 'GRAPHQL_URL', 'IMAGES_URL', 'REGISTRATION_URL', 'REVALIDATE_SECRET'].map((name) => `  ${name}: is required where DEPLOYMENT is production`),
    );
  });

  test('in production is accepted when complete', () => {
    expect(faultsOf(production)).toEqual([]);
  });

  test('never repeats a secret in its faults', () => {
    expect(faultsOf({ REVALIDATE_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });
});
