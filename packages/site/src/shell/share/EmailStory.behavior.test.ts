import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { getFieldErrors, sendStory, toServiceFields } from './EmailStory.behavior';
import { type Share, shareEventName } from '@masthead/tracking/share';
import { dispatchShareEvent, drainQueuedShares } from './shareEvent';

const story = {
  email: 'a@example.com,b@example.org',
  message: 'Look & read',
  headline: 'Rents = up',
  summary: 'Twelve towers.',
  emailUrl: 'https://news.example/2026/11/21/a-deal/',
};

test('§7.2: a story is sent under the field names of the service', () => {
  expect(Object.fromEntries(toServiceFields(story))).toEqual({
    email: 'a@example.com,b@example.org',
    comment: 'Look & read',
    theHeadline: 'Rents = up',
    theDescription: 'Twelve towers.',
    theLink: 'https://news.example/2026/11/21/a-deal/',
  });
});

const badAddress = JSON.stringify({
  status: 400,
  message: 'Invalid email format',
  errors: { email: 'Invalid email format' },
});

test.each([
  [200, '', 'sent'],
  [204, '', 'sent'],
  [400, '', 'failed'],
  [400, badAddress, { refused: { email: 'Invalid email format' } }],
  [429, badAddress, 'failed'],
  [502, '', 'failed'],
] as const)('§5, §8: status %i with %j is %j', async (status, body, outcome) => {
  const requests: { type: string | undefined; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      requests.push({ type: request.headers['content-type'], text });
      response.writeHead(status).end(status === 204 ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  expect(await sendStory((path, init) => fetch(origin + path, init), story)).toEqual(outcome);
  expect(requests).toEqual([
    { type: 'application/x-www-form-urlencoded;charset=UTF-8', text: toServiceFields(story).toString() },
  ]);
});

test.each([
  [
    { errors: { email: 'Enter an email address', comment: 'Message exceeds the character limit' } },
    { email: 'Enter an email address', message: 'Message exceeds the character limit' },
  ],
  [{ errors: { theLink: 'Only stories of our own can be sent.' } }, undefined],
  [{ errors: { email: 7 } }, undefined],
  [{ errors: { email: 'x'.repeat(201) } }, undefined],
  [{ errors: null }, undefined],
  ['Bad Request', undefined],
  [null, undefined],
])('§5: the field errors of %j are %j', (body, fieldErrors) => {
  expect(getFieldErrors(body)).toEqual(fieldErrors);
});

test('§7.2: the document dispatches an event for a share', () => {
  const page = new EventTarget();
  const received: Share[] = [];
  page.addEventListener(shareEventName, (dispatched) => received.push((dispatched as CustomEvent<Share>).detail));
  const event: Share = { method: 'LinkedIn', url: 'https://news.example/a/', title: 'A deal' };
  dispatchShareEvent(page, event);
  expect(received).toEqual([event]);
  expect(drainQueuedShares(), 'queued until tracking starts').toEqual([event]);
  dispatchShareEvent(page, { ...event, method: 'Twitter' });
  expect(drainQueuedShares(), 'tracking listens itself').toEqual([]);
});
