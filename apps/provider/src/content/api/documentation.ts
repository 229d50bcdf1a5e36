import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** What the description says before its routes, as Markdown. */
export const introduction = `The content of one publication: articles, pages, events and everything else that its site shows. Machines read [openapi.json](openapi.json) (OpenAPI 3.1).

- Send a token in each request: \`Authorization: Bearer mct_…\`. \`npm run content-token\` creates one; its scopes are \`read\`, \`write\` (drafts), \`publish\` (everything that readers see), \`media\` and \`scripts\` (static pages with scripts).
- An item is named by its natural key. \`PUT\` creates or replaces it, \`PATCH\` changes fields, \`DELETE\` removes it for good. An equal item writes nothing.
- \`status\` is \`draft\`, \`scheduled\`, \`published\` or \`withdrawn\`. A future \`publishAt\` embargoes an item to its minute.
- \`If-Match\` with the \`ETag\` that you read protects the changes of others: a lost update is a 412.
- \`POST /media\` uploads a picture, film, recording or document, as the body of the request or in the field \`file\` of a form. Pictures of content name it by its \`id\`: \`"image": { "media": "…" }\`.
- A request with an \`Idempotency-Key\` runs once; the response of a success is repeated for 24 hours.
- Errors are \`application/problem+json\` (RFC 9457) and list all issues with their paths.`;

const script = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#documentation', docExpansion: 'none' });`;
const scriptHash = createHash('sha256').update(script).digest('base64');

/** The contrast of WCAG 2.2 AA, which Swagger UI lacks in these places. */
const style = `.title small,.opblock-summary-method{background:#3b4151!important}
.btn.authorize,.btn.authorize span,.info a,.info .url{color:#0b4f8a!important}.parameter__in{color:#555!important}`;

const policy = `default-src 'none'; script-src 'self' 'sha256-${scriptHash}'; style-src 'self' 'unsafe-inline'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Content API</title><link rel="stylesheet" href="swagger-ui.css"><style>${style}</style></head><body><main id="documentation"></main><noscript><p>This page needs scripts. <a href="openapi.json">openapi.json</a> is the whole description (OpenAPI 3.1).</p></noscript><script src="swagger-ui-bundle.js"></script><script>${script}</script></body></html>`;

const files = [
  { path: 'swagger-ui.css', type: 'text/css', url: import.meta.resolve('swagger-ui-dist/swagger-ui.css') },
  {
    path: 'swagger-ui-bundle.js',
    type: 'text/javascript',
    url: import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  },
] as const;

const respondWith = (body: BodyInit, type: string, policy?: string): Response =>
  new Response(body, {
    headers: {
      'cache-control': 'public, max-age=300',
      'content-type': type,
      ...(policy && { 'content-security-policy': policy }),
    },
  });

/** Creates the public part of the content API: its description, and its documentation by Swagger UI. */
export const createDocumentation = (describe: () => object) => {
  let json: string | undefined;
  const pages = new Map<string, () => Response | Promise<Response>>([
    ['/content/v1/', () => respondWith(html, 'text/html; charset=utf-8', policy)],
    ['/content/v1/openapi.json', () => respondWith((json ??= JSON.stringify(describe())), 'application/json')],
  ]);
  for (const { path, type, url } of files)
    pages.set(`/content/v1/${path}`, async () => respondWith(await readFile(new URL(url)), `${type}; charset=utf-8`));
  return (pathname: string): Response | Promise<Response> | undefined => pages.get(pathname)?.();
};
