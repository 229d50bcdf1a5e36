import { createHash } from 'node:crypto';
import { problems } from './problem.ts';
import { type Description, descriptionStyle, renderDescription } from './renderDescription.ts';

/** What the description says before its routes, as Markdown. */
export const introduction = `The content of one publication: articles, pages, events and everything else that its site shows. Machines read [openapi.json](openapi.json) (OpenAPI 3.1).

- Send a token in each request: \`Authorization: Bearer mct_…\`. \`npm run content-token\` creates one; its scopes are \`read\`, \`write\` (drafts), \`publish\` (everything that readers see), \`media\` and \`scripts\` (static pages with scripts).
- An item is named by its natural key. \`PUT\` creates or replaces it, \`PATCH\` changes fields, \`DELETE\` removes it for good. An equal item writes nothing.
- \`status\` is \`draft\`, \`scheduled\`, \`published\` or \`withdrawn\`. A future \`publishAt\` embargoes an item to its minute.
- \`If-Match\` with the \`ETag\` that you read protects the changes of others: a lost update is a 412.
- \`POST /media\` uploads a picture, film, recording or document, as the body of the request or in the field \`file\` of a form. Pictures of content name it by its \`id\`: \`"image": { "media": "…" }\`.
- A request with an \`Idempotency-Key\` runs once; the response of a success is repeated for 24 hours.
- Errors are \`application/problem+json\` (RFC 9457) and list all issues with their paths.`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(descriptionStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const respondWith = (body: string, headers: Record<string, string>): Response =>
  new Response(body, { headers: { 'cache-control': 'public, max-age=300', ...headers } });

/** Creates the public part of the content API: its description for people and for machines. */
export const createDocumentation = (describe: () => object) => {
  const pages = new Map<string, () => Response>();
  const add = (path: string, render: () => string, headers: Record<string, string>): void => {
    let body: string | undefined;
    pages.set(path, () => respondWith((body ??= render()), headers));
  };
  add('/content/v1/', () => renderDescription(describe() as Description, problems), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
  });
  add('/content/v1/openapi.json', () => JSON.stringify(describe()), { 'content-type': 'application/json' });
  /** Returns the page of an address; undefined for others. */
  return (pathname: string): Response | undefined => pages.get(pathname)?.();
};
