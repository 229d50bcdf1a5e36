import { expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

test('nothing set gives the addresses of one machine (DECISIONS, Addresses)', () => {
  const env = parseEnv({});
  expect(env).toMatchObject({ port: 4000, host: '127.0.0.1', mode: 'production', databaseUrl: undefined });
  expect(env.dataDirectory).toMatch(/\/\.data$/);
});

test('a variable set to nothing counts as not set', () => {
  expect(parseEnv({ PROVIDER_PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test('all faults are told at once, by name and without their values', () => {
  const read = () => parseEnv({ PROVIDER_PORT: '70000', DATABASE_URL: 'mysql://root:secret@host/db', LOG_LEVEL: 'loud' });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(/PROVIDER_PORT[^]*DATABASE_URL[^]*LOG_LEVEL/);
  expect(read).not.toThrow(/secret/);
});
