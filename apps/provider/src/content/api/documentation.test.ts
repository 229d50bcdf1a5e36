import { expect, test } from 'vitest';
import { createOpenApi } from './api.ts';
import { createDocumentation } from './documentation.ts';

const getPage = createDocumentation(createOpenApi);

test('the page of the documentation has its files and runs no other script', async () => {
  const page = await getPage('/content/v1/');
  const html = (await page?.text()) ?? '';
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => getPage(`/content/v1/${file}`));
  expect((await Promise.all(files)).map((response) => response?.status)).toEqual([200, 200, 200]);
  expect(page?.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'; /);
  expect(await getPage('/content/v1/package.json')).toBeUndefined();
});

test('the description has the paths and the schemas of content', async () => {
  const description = (await (await getPage('/content/v1/openapi.json'))?.json()) as unknown;
  expect(description).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/articles/{key}': {
        put: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Article' } } } } },
      },
    },
    components: {
      schemas: {
        Article: { properties: { image: { anyOf: [{ $ref: '#/components/schemas/Picture' }, { type: 'null' }] } } },
        Picture: { properties: { alt: {} } },
      },
    },
  });
});
