import { expect, test } from 'vitest';
import { readSiteEnv } from './siteEnv.ts';

const variables = { DEPLOYMENT: 'qa', SITE_ORIGIN: 'https://qa.example.com', TAG_MANAGER_ID: 'GTM-1' };

test('a build is for production and reads no variable', () => {
  const built = readSiteEnv({ ...variables, NEXT_PHASE: 'phase-production-build' });
  expect(built).toMatchObject({ DEPLOYMENT: 'production' });
  expect(built).not.toHaveProperty('SITE_ORIGIN');
  expect(built).toEqual(readSiteEnv({ NEXT_PHASE: 'phase-production-build', NODE_ENV: 'production' }));
});

test('a running site reads its environment', () => {
  expect(readSiteEnv({ ...variables, NEXT_PHASE: 'phase-production-server' })).toMatchObject(variables);
});
