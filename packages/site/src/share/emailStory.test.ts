import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { emailStory, storyFields } from './emailStory';

const story = { email: 'a@example.com,b@example.org', message: 'Look & read', headline: 'Rents = up', summary: 'Twelve towers.', emailUrl: 'https://news.example/2026/11/21/a-deal/' };

test('§7.2: a story goes out under the names of the service', () => {
  expect(Object.fromEntries(storyFields(story))).toEqual({
    email: 'a@example.com,b@example.org', comment: 'Look & read', theHeadline: 'Rents = up', theDescription: 'Twelve towers.', theLink: 'https://news.example/2026/11/21/a-deal/',
  });
});

test.each([[200, 'sent'], [204, 'sent'], [400, 'failed'], [429, 'failed'], [502, 'failed']] as const)('§8: status %i is %s', async (status, outcome) => {
  const asked: { type: string | undefined; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => { text += part.toString(); });
    request.on('end', () => {
      asked.push({ type: request.headers['content-type'], text });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  expect(await emailStory((path, init) => fetch(origin + path, init), story)).toBe(outcome);
  expect(asked).toEqual([{ type: 'application/x-www-form-urlencoded;charset=UTF-8', text: storyFields(story).toString() }]);
});
