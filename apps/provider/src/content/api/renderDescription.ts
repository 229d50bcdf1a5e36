import { escapeHtml } from '@masthead/content-rules/html';
import { marked } from 'marked';

/** The parts of a JSON schema that the description has. */
export type Schema = {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
};
type Content = Readonly<Record<string, { schema?: Schema }>>;
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };
type Operation = {
  tags?: readonly string[];
  summary?: string;
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
};
/** The parts of an OpenAPI document that the page shows. */
export type Description = {
  info: { title: string; description?: string };
  servers?: readonly { url: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** The texts are those of our own schemas and routes. */
const renderText = (text = ''): string => marked.parseInline(text, { async: false });

type Entry = { term: string; facts?: string; text?: string };
const renderList = (entries: readonly Entry[]): string =>
  `<dl>${entries.map(({ term, facts = '', text = '' }) => `<dt>${term} ${facts}</dt><dd>${text}</dd>`).join('')}</dl>`;

const getLimits = ({ minimum, maximum, maxLength, maxItems }: Schema): string =>
  [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `from ${minimum}` : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? `up to ${maximum}` : '',
    maxLength === undefined ? '' : `up to ${maxLength} characters`,
    maxItems === undefined ? '' : `up to ${maxItems}`,
  ]
    .filter(Boolean)
    .map((limit) => `, ${limit}`)
    .join('');

const renderType = (schema: Schema): string => {
  const { $ref, anyOf, items, type } = schema;
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) return `<a href="#${name}">${name}</a>`;
  if (anyOf) return [...new Set(anyOf.map(renderType))].join(' or ');
  if ('const' in schema) return code(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' or ');
  if (items) return `list of ${renderType(items)}${getLimits(schema)}`;
  if (type === undefined) return 'any value';
  return `${schema.format ?? [type].flat().join(' or ')}${getLimits(schema)}`;
};

type Field = { path: string; schema: Schema; isRequired: boolean };

/** Lists the fields of a schema and, by their paths, those of objects in it, such as `slides[].image`. */
const listFields = (schema: Schema, path = ''): readonly Field[] => {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const isRequired = schema.required?.includes(name) ?? false;
    const fieldPath = path === '' ? name : `${path}.${name}`;
    return [{ path: fieldPath, schema: field, isRequired }, ...listFields(field, fieldPath)];
  });
  const items = schema.items ? listFields(schema.items, `${path}[]`) : [];
  return [...own, ...items, ...(schema.anyOf ?? []).flatMap((one) => listFields(one, path))];
};

const getDescription = ({ description, anyOf }: Schema): string =>
  description ?? anyOf?.map(getDescription).find(Boolean) ?? '';

const toFacts = (schema: Schema, isRequired = false): string =>
  [
    renderType(schema),
    ...(isRequired ? ['<b>required</b>'] : []),
    ...(schema.default === undefined ? [] : [`default: ${code(JSON.stringify(schema.default))}`]),
  ].join(', ');

const renderFields = (schema: Schema): string =>
  renderList(
    listFields(schema).map(({ path, schema: field, isRequired }) => ({
      term: code(path),
      facts: toFacts(field, isRequired),
      text: renderText(getDescription(field)),
    })),
  );

const renderContent = (content: Content = {}): string =>
  Object.entries(content)
    .map(
      ([type, { schema = {} }]) =>
        `<p>${code(type)}: ${renderType(schema)}</p>${schema.properties ? renderFields(schema) : ''}`,
    )
    .join('');

const renderOperation = (name: string, { summary, parameters = [], requestBody, responses }: Operation): string => {
  const rows = parameters.map(({ name: parameter, in: place, required, description, schema = {} }) => ({
    term: code(parameter),
    facts: `in the ${place}: ${toFacts(schema, required)}`,
    text: renderText(description),
  }));
  const responseRows = Object.entries(responses).map(([status, { description, content }]) => ({
    term: `<b>${status}</b>`,
    text: renderText(description) + renderContent(content),
  }));
  return `<details><summary><h3>${code(name)}</h3> ${renderText(summary)}</summary>
${rows.length > 0 ? `<h4>Parameters</h4>${renderList(rows)}` : ''}
${requestBody ? `<h4>Body</h4>${renderContent(requestBody.content)}` : ''}
<h4>Responses</h4>${renderList(responseRows)}</details>`;
};

/** The style sheet of the page, for its content security policy. */
export const descriptionStyle = `:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h3{display:inline;font-size:1rem}h4{margin:1rem 0 .25rem}
summary{padding:.75rem 0;cursor:pointer}details,main>section>section{border-top:1px solid;padding-bottom:.75rem}
nav ul{columns:11rem;padding-left:1.25rem}nav li{padding:.25rem 0}
dl{margin:0}dt{padding-top:.5rem}dd{margin-left:1.5rem}p{margin:.5rem 0}
:focus-visible{outline:3px solid;outline-offset:2px}`;

const renderLinks = (label: string, ids: readonly string[]): string =>
  `<nav aria-label="${label}"><h2>${label}</h2><ul>${ids.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('')}</ul></nav>`;

/** Renders an OpenAPI document as a page without scripts. `problems` are the kinds of errors by their id. */
export const renderDescription = (
  { info, servers = [], paths, components }: Description,
  problems: Readonly<Record<string, { status: number; title: string }>>,
): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, tag: operation.tags?.[0] ?? '' })),
  );
  const tags = Map.groupBy(operations, ({ tag }) => tag);
  const base = servers[0]?.url ?? '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(info.title)}</title><style>${descriptionStyle}</style></head><body><main><h1>${escapeHtml(info.title)}</h1>
${marked.parse(info.description ?? '', { async: false })}
${renderLinks('Collections', [...tags.keys()])}
${renderLinks('Schemas', Object.keys(components.schemas))}
${[...tags]
  .map(
    ([tag, own]) =>
      `<section id="${tag}" aria-labelledby="${tag}-title"><h2 id="${tag}-title">${tag}</h2>${own.map(({ path, method, operation }) => renderOperation(`${method.toUpperCase()} ${base}${path}`, operation)).join('')}</section>`,
  )
  .join('')}
<section aria-labelledby="schemas-title"><h2 id="schemas-title">Schemas</h2>${Object.entries(components.schemas)
    .map(([name, schema]) => `<section id="${name}"><h3>${name}</h3>${renderFields(schema)}</section>`)
    .join('')}</section>
<section aria-labelledby="errors-title"><h2 id="errors-title">Errors</h2>${renderList(
    Object.entries(problems).map(([kind, { status, title }]) => ({
      term: `<code id="${kind}">${kind}</code>`,
      facts: String(status),
      text: escapeHtml(title),
    })),
  )}</section></main></body></html>`;
};
