import { expect, test } from 'vitest';
import { createOpenApi } from './api.ts';
import { createDocumentation } from './documentation.ts';

const getPage = createDocumentation(createOpenApi);

test('the page of the documentation runs no script, and each of its links leads somewhere', async () => {
  const page = getPage('/content/v1/');
  expect(page?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  const html = (await page?.text()) ?? '';
  expect(html).not.toContain('<script');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  for (const part of ['PUT /content/v1/articles/{key}', 'slides[].image', 'up to 300 characters', 'id="key-reused"'])
    expect(html).toContain(part);
});

test('the description has the paths and the schemas of content', async () => {
  const description = (await getPage('/content/v1/openapi.json')?.json()) as unknown;
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
