import { expect, test } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

test('uses local addresses by default (§1.2)', () => {
  const env = parseEnv({ DEPLOYMENT: 'development' });
  expect(env).toMatchObject({ port: 4000, host: '127.0.0.1', mode: 'production', databaseUrl: undefined });
  expect(env.dataDirectory).toMatch(/\/\.data$/);
});

const key = { CUSTOMER_ID_KEYS: 'ab'.repeat(32), EMBEDDED_DATABASE: 'allowed' };

test('refuses the embedded database in production until it is allowed', () => {
  expect(() => parseEnv({ CUSTOMER_ID_KEYS: key.CUSTOMER_ID_KEYS })).toThrow(
    /DATABASE_URL: is required[^]*EMBEDDED_DATABASE=allowed/,
  );
});

test.each([
  { EMBEDDED_DATABASE: 'allowed' },
  { DATABASE_URL: 'postgres://localhost/masthead' },
  { DEPLOYMENT: 'stage' },
])('%j needs no other database', (variables) => {
  expect(() => parseEnv({ CUSTOMER_ID_KEYS: key.CUSTOMER_ID_KEYS, ...variables })).not.toThrow();
});

test.each([
  [{}, 'production'],
  [{ NODE_ENV: '', DEPLOYMENT: '' }, 'production'],
  [{ NODE_ENV: 'production' }, 'production'],
  [{ NODE_ENV: 'development' }, 'development'],
  [{ NODE_ENV: 'test' }, 'development'],
  [{ NODE_ENV: 'production', DEPLOYMENT: 'stage' }, 'stage'],
])('runs %j as %s', (variables, deployment) => expect(parseEnv({ ...key, ...variables }).deployment).toBe(deployment));

test.each([
  [{}, 'none'],
  [{ DEPLOYMENT: 'production', SAMPLE_DATA: 'content' }, 'content'],
  [{ DEPLOYMENT: 'development' }, 'content-and-accounts'],
  [{ DEPLOYMENT: 'stage', SAMPLE_DATA: 'none' }, 'none'],
])('uses for %j the sample data %s', (variables, sampleData) =>
  expect(parseEnv({ ...key, ...variables }).sampleData).toBe(sampleData),
);

test('explains that the provider runs as production when DEPLOYMENT is missing', () => {
  expect(() => parseEnv({})).toThrow(
    /CUSTOMER_ID_KEYS: is required[^]*DEPLOYMENT: is not set[^]*DEPLOYMENT=development/,
  );
});

test('treats an empty variable as not set', () => {
  expect(parseEnv({ DEPLOYMENT: 'development', PROVIDER_PORT: '', DATABASE_URL: ' ' })).toMatchObject({
    port: 4000,
    databaseUrl: undefined,
  });
});

test('lists all errors at once by variable, without values', () => {
  const read = () =>
    parseEnv({ PROVIDER_PORT: '70000', DATABASE_URL: 'mysql://root:secret@host/db', LOG_LEVEL: 'loud' });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(/PROVIDER_PORT[^]*DATABASE_URL[^]*LOG_LEVEL/);
  expect(read).not.toThrow(/secret/);
});

test('reports a missing key together with other errors', () => {
  const read = () => parseEnv({ DEPLOYMENT: 'production', PROVIDER_PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PROVIDER_PORT[^]*LOG_LEVEL[^]*CUSTOMER_ID_KEYS: is required/);
});

test('does not report an invalid key as missing', () => {
  const read = () => parseEnv({ DEPLOYMENT: 'production', CUSTOMER_ID_KEYS: 'secret-but-short' });
  expect(read).toThrow(/CUSTOMER_ID_KEYS: must be keys/);
  expect(read).not.toThrow(/CUSTOMER_ID_KEYS: is required/);
});

test('requires valid keys of customer ids in production', () => {
  expect(() => parseEnv({ DEPLOYMENT: 'production' })).toThrow(/CUSTOMER_ID_KEYS: is required/);
  expect(() => parseEnv({ CUSTOMER_ID_KEYS: 'secret-but-short' })).toThrow(
    /CUSTOMER_ID_KEYS: must be keys of 32 bytes/,
  );
  expect(() => parseEnv({ CUSTOMER_ID_KEYS: 'secret-but-short' })).not.toThrow(/secret-but/);
  expect(
    parseEnv({ ...key, DEPLOYMENT: 'production', CUSTOMER_ID_KEYS: `${'ab'.repeat(32)},${'cd'.repeat(32)}` })
      .customerIdKeys,
  ).toHaveLength(2);
});

test('accepts only SMTP URLs for the mail server', () => {
  expect(() => parseEnv({ SMTP_URL: 'https://user:hidden@mail.example.com' })).toThrow(
    /SMTP_URL: must be an address such as smtp:/,
  );
  expect(parseEnv({ DEPLOYMENT: 'development', SMTP_URL: 'smtps://mail.example.com' }).smtpUrl).toBe(
    'smtps://mail.example.com',
  );
});

test.each([
  [{ DEPLOYMENT: 'production', SMTP_URL: 'smtp://mail.example.com' }, 'required'],
  [{ DEPLOYMENT: 'production', SMTP_URL: 'smtp://localhost:25', SMTP_TLS: 'opportunistic' }, 'opportunistic'],
  [{ DEPLOYMENT: 'production', SMTP_URL: 'smtp://127.0.0.1', SMTP_TLS: 'opportunistic' }, 'opportunistic'],
  [{ DEPLOYMENT: 'development', SMTP_URL: 'smtp://mail.example.com' }, 'opportunistic'],
  [{ DEPLOYMENT: 'stage', SMTP_TLS: 'required' }, 'required'],
])('sends mails of %j with TLS %s', (variables, tls) => expect(parseEnv({ ...key, ...variables }).smtpTls).toBe(tls));

test('allows mails without TLS in production only to a local server', () => {
  expect(() => parseEnv({ ...key, SMTP_URL: 'smtp://mail.example.com', SMTP_TLS: 'opportunistic' })).toThrow(
    /SMTP_TLS: may be opportunistic in production only/,
  );
});

test('accepts addresses and networks as proxies', () => {
  expect(() => parseEnv({ TRUSTED_PROXIES: 'proxy.example.com' })).toThrow(
    /TRUSTED_PROXIES: must be addresses or networks/,
  );
  expect(parseEnv({ DEPLOYMENT: 'development', TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1' }).isProxy?.('10.1.1.1')).toBe(
    true,
  );
});

test('stores media on disk, or in a bucket', () => {
  expect(parseEnv({ ...key }).media).toEqual({
    storage: { kind: 'disk' },
    limits: { maxBytes: 41_943_040, maxPixels: 120_000_000 },
    allowedHosts: [],
  });
  const bucket = { MEDIA_BUCKET: 'news-media', MEDIA_ENDPOINT: 'https://s3.example.com' };
  expect(parseEnv({ ...key, ...bucket, MEDIA_HOSTS: 'img.example.com, *.Example.org' }).media).toMatchObject({
    storage: { kind: 's3', bucket: 'news-media', region: 'us-east-1', endpoint: 'https://s3.example.com' },
    allowedHosts: ['img.example.com', '*.example.org'],
  });
  expect(() => parseEnv({ ...key, MEDIA_ENDPOINT: 'https://s3.example.com' })).toThrow(/MEDIA_BUCKET: is required/);
  expect(() => parseEnv({ ...key, MEDIA_HOSTS: 'https://example.com' })).toThrow(/MEDIA_HOSTS: must be host names/);
});

test.each([
  [{ MEDIA_MAX_MB: '0' }, 'MEDIA_MAX_MB: must be a whole number from 1 to 2000'],
  [{ FORM_DAYS: '1.5' }, 'FORM_DAYS: must be a whole number from 1 to 3650'],
  [{ BACKUP_EVERY_HOURS: '0' }, 'BACKUP_EVERY_HOURS: must be a number from 0.25 to 720'],
])('states the range of %j', (variables, message) => expect(() => parseEnv({ ...key, ...variables })).toThrow(message));
