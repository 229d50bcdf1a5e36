import { expect, test } from 'vitest';
import { removeInput } from './traceExporter.ts';

const address = '/data-api/audience/jo%40example.com/?email=jo@example.com';

test('exported spans have neither queries nor email addresses in paths', () => {
  const span = {
    name: `GET ${address}`,
    attributes: { 'url.path': '/data-api/audience/jo@example.com/', 'http.target': address, 'http.route': 'data-api' },
    events: [{ name: 'exception', attributes: { message: 'jo@example.com' } }],
    status: { code: 2, message: 'jo@example.com' },
  };
  const [exported] = removeInput([span] as unknown as Parameters<typeof removeInput>[0]);
  expect(exported).toMatchObject({
    name: 'GET /data-api/audience/[address]/',
    attributes: {
      'url.path': '/data-api/audience/[address]/',
      'http.target': '/data-api/audience/[address]/',
      'http.route': 'data-api',
    },
    events: [],
    status: { code: 2 },
  });
});
