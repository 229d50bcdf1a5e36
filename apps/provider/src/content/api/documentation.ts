import { createHash } from 'node:crypto';
import { escapeHtml } from '@masthead/content-rules/html';
import { createOpenApi, type OpenApi } from './openapi.ts';

type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  description?: string;
  default?: unknown;
  format?: string;
  maxLength?: number;
  maxItems?: number;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:60rem;color:#1a1a1a;background:#fff}
h1,h2,h3{line-height:1.2}h2{margin-top:3rem;border-top:1px solid #bbb;padding-top:1rem}
code{font:.9em ui-monospace,monospace;background:#f2f2f2;padding:.1em .25em}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.35rem .6rem .35rem 0;border-bottom:1px solid #ddd}
a{color:#0b4f8a}`;

const styleHash = createHash('sha256').update(style).digest('base64');

const getRefName = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Returns the type of a field in words: "list of Picture". */
const describeType = ({ $ref, type, enum: values, const: value, anyOf, items, format }: Schema): string => {
  if ($ref) return `<a href="#${getRefName($ref)}">${getRefName($ref)}</a>`;
  if (values) return values.map((entry) => `<code>${escapeHtml(JSON.stringify(entry))}</code>`).join(' or ');
  if (value !== undefined) return `<code>${escapeHtml(JSON.stringify(value))}</code>`;
  if (anyOf) return anyOf.map(describeType).join(' or ');
  if (items) return `list of ${describeType(items)}`;
  return escapeHtml([type ?? 'any'].flat().join(' or ') + (format ? ` (${format})` : ''));
};

const describeLimits = ({ default: preset, maxLength, maxItems, description }: Schema): string =>
  [
    description && escapeHtml(description),
    preset !== undefined && `Default: <code>${escapeHtml(JSON.stringify(preset))}</code>.`,
    maxLength !== undefined && `At most ${maxLength} characters.`,
    maxItems !== undefined && `At most ${maxItems} entries.`,
  ]
    .filter(Boolean)
    .join(' ');

const findList = ({ anyOf = [], ...field }: Schema): Schema | undefined => [field, ...anyOf].find(({ items }) => items);

/** Returns the rows of an object's fields, with nested ones below their parent. */
const renderFields = ({ properties = {}, required = [] }: Schema, prefix = ''): string =>
  Object.entries(properties)
    .map(([name, field]) => {
      const list = findList(field);
      const nested = list?.items ?? [field, ...(field.anyOf ?? [])].find(({ properties: fields }) => fields);
      const path = `${prefix}${name}`;
      const isRequired = required.includes(name) && field.default === undefined;
      return (
        `<tr><td><code>${escapeHtml(path)}</code></td><td>${isRequired ? 'required' : ''}</td>` +
        `<td>${describeType(field)}</td><td>${describeLimits(field)}</td></tr>` +
        (nested?.properties ? renderFields(nested, `${path}${list ? '[]' : ''}.`) : '')
      );
    })
    .join('');

const renderSchema = ([name, schema]: [string, unknown]): string =>
  `<h3 id="${name}">${name}</h3><div class="scroll" role="region" tabindex="0" aria-label="Fields of ${name}"><table>` +
  `<thead><tr><th scope="col">Field</th><th scope="col"></th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>` +
  `<tbody>${renderFields(schema as Schema)}</tbody></table></div>`;

type Operation = { summary?: string; parameters?: readonly { name: string; description?: string }[] };
const verbs = ['get', 'put', 'patch', 'post', 'delete'] as const;

const renderPath = ([path, operations]: [string, Record<string, unknown>]): string =>
  verbs
    .flatMap((verb) => {
      const operation = operations[verb] as Operation | undefined;
      if (!operation) return [];
      const parameters = (operation.parameters ?? []).map(({ name }) => `<code>${escapeHtml(name)}</code>`).join(' ');
      return `<tr><td><code>${verb.toUpperCase()} ${escapeHtml(path)}</code></td><td>${escapeHtml(operation.summary ?? '')}</td><td>${parameters}</td></tr>`;
    })
    .join('');

const introduction = `<p>The content of one publication: articles, pages, events and everything else that its site shows. Machines read <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<ul>
<li>Send a token in each request: <code>Authorization: Bearer mct_…</code>. <code>npm run content-token</code> creates one; its scopes are <code>read</code>, <code>write</code> (drafts), <code>publish</code> (everything that readers see), <code>media</code> and <code>scripts</code> (static pages with scripts).</li>
<li>An item is named by its natural key. <code>PUT</code> creates or replaces it, <code>PATCH</code> changes fields, <code>DELETE</code> removes it for good. An equal item writes nothing.</li>
<li><code>status</code> is <code>draft</code>, <code>scheduled</code>, <code>published</code> or <code>withdrawn</code>. A future <code>publishAt</code> embargoes an item to its minute.</li>
<li><code>If-Match</code> with the <code>ETag</code> that you read protects the changes of others: a lost update is a 412.</li>
<li><code>POST /media</code> uploads a picture, film, recording or document, as the body of the request or in the field <code>file</code> of a form. Pictures of content name it by its <code>id</code>: <code>"image": { "media": "…" }</code>.</li>
<li>A request with an <code>Idempotency-Key</code> runs once; the response of a success is repeated for 24 hours.</li>
<li>Errors are <code>application/problem+json</code> (RFC 9457) and list all issues with their paths.</li>
</ul>`;

/** Renders the readable documentation: one page without scripts, from the description of the API. */
const renderDocumentation = ({ paths, components }: OpenApi): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Content API</title><style>${style}</style></head><body><main><h1>Content API</h1>${introduction}` +
  `<h2>Addresses</h2><p>All below <code>/content/v1</code>.</p><div class="scroll" role="region" tabindex="0" aria-label="Addresses"><table><thead><tr><th scope="col">Request</th><th scope="col">What it does</th><th scope="col">Parameters</th></tr></thead><tbody>${Object.entries(paths).map(renderPath).join('')}</tbody></table></div>` +
  `<h2>Fields</h2>${Object.entries(components.schemas).map(renderSchema).join('')}</main></body></html>`;

/** Creates the public part of the content API: its description and its documentation. */
export const createDocumentation = () => {
  const description = createOpenApi();
  const [json, html] = [JSON.stringify(description), renderDocumentation(description)];
  const headers = { 'cache-control': 'public, max-age=300' };
  return {
    /** Responds to the addresses of the description and the documentation; undefined for others. */
    respond: (pathname: string): Response | undefined => {
      if (pathname === '/content/v1/openapi.json')
        return new Response(json, { headers: { ...headers, 'content-type': 'application/json' } });
      if (pathname !== '/content/v1/') return undefined;
      return new Response(html, {
        headers: {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        },
      });
    },
  };
};
