import { z } from 'zod';
import { kinds } from '../publishing/kinds/index.ts';
import { pictureSchema } from '../publishing/picture.ts';
import { batchInput } from './batch.ts';
import { collections } from './collections.ts';
import { listQuery } from './lists.ts';
import { fileSchema, mediaPaths } from './openapiMedia.ts';
import {
  header,
  type Json,
  json,
  problem,
  problems,
  ref,
  schemaPath,
  text,
  toQuery,
  writeProblems,
} from './openapiParts.ts';
import { redirectsInput } from './redirects.ts';

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of a kind's schema: `Article`. */
const toSchemaName = (kind: keyof typeof kinds): string => capitalize(kind);

/** Converts the zod schemas to components, so that the description says what the API checks. */
const createSchemas = (): Json => {
  const registry = z.registry<{ id: string }>();
  registry.add(pictureSchema, { id: 'Picture' });
  for (const [name, { schema }] of Object.entries(kinds))
    registry.add(schema, { id: toSchemaName(name as keyof typeof kinds) });
  registry.add(batchInput, { id: 'Batch' });
  registry.add(redirectsInput, { id: 'Redirects' });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: schemaPath, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _schema, $id: _id, id: _name, ...schema }]) => [name, schema]),
  );
};

const issueSchema = {
  type: 'object',
  required: ['path', 'message'],
  properties: {
    path: { type: 'string', description: 'The field: slides[2].image.alt' },
    message: { type: 'string', description: 'What to do.' },
  },
};

const fixedSchemas: Json = {
  File: fileSchema,
  Issue: issueSchema,
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'detail'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      issues: { type: 'array', items: ref('Issue') },
    },
  },
  BatchResults: {
    type: 'object',
    required: ['results'],
    properties: {
      results: {
        type: 'array',
        items: {
          type: 'object',
          required: ['collection', 'key', 'status'],
          properties: {
            collection: text,
            key: text,
            status: { type: 'integer' },
            etag: text,
            warnings: { type: 'array', items: ref('Issue') },
            problem: ref('Problem'),
          },
        },
      },
    },
  },
};

const ifMatch = header('If-Match', 'The entity tag that you read: a write after somebody else’s fails with 412.');
const idempotencyKey = header('Idempotency-Key', 'A repeated request with the same key runs once, for 24 hours.');

const createItemPath = (collection: string, schema: string, keyExample: string): Json => {
  const item = { description: 'The item', content: json(ref(schema)), headers: { ETag: { schema: text } } };
  const written = {
    ...item,
    headers: {
      ...item.headers,
      'Content-Warnings': {
        schema: text,
        description: 'What of the content is not shown: issues as a JSON array. Missing if all of it is.',
      },
    },
  };
  return {
    parameters: [
      { name: 'key', in: 'path', required: true, description: `Natural key, such as ${keyExample}`, schema: text },
    ],
    get: { operationId: `get-${collection}`, responses: { 200: item, 404: problem('No such item.'), ...problems } },
    put: {
      operationId: `put-${collection}`,
      summary: 'Create or replace',
      parameters: [ifMatch, header('If-None-Match', '* creates only.'), idempotencyKey],
      requestBody: { required: true, content: json(ref(schema)) },
      responses: { 200: written, 201: written, ...writeProblems },
    },
    patch: {
      operationId: `patch-${collection}`,
      summary: 'Change fields (merge patch, RFC 7396): null removes one',
      parameters: [ifMatch, idempotencyKey],
      requestBody: { required: true, content: json({ type: 'object', additionalProperties: true }) },
      responses: { 200: written, 404: problem('No such item.'), ...writeProblems },
    },
    delete: {
      operationId: `delete-${collection}`,
      summary: 'Delete for good. To hide an item, patch its status to withdrawn',
      parameters: [ifMatch, idempotencyKey],
      responses: { 204: { description: 'Deleted' }, 404: problem('No such item.'), ...writeProblems },
    },
  };
};

const createListPath = (collection: string, schema: string): Json => ({
  get: {
    operationId: `list-${collection}`,
    parameters: toQuery(listQuery),
    responses: {
      200: {
        description: 'A page of the collection, by key',
        content: json({
          type: 'object',
          required: ['items', 'next'],
          properties: {
            items: {
              type: 'array',
              items: {
                type: 'object',
                required: ['key', 'status', 'publishAt', 'etag', 'updatedAt'],
                properties: {
                  key: text,
                  status: { enum: ['draft', 'scheduled', 'published', 'withdrawn'] },
                  publishAt: { type: ['string', 'null'] },
                  etag: text,
                  updatedAt: text,
                  document: ref(schema),
                },
              },
            },
            next: { type: ['string', 'null'], description: 'Send it as `after` for the next page.' },
          },
        }),
      },
      ...problems,
    },
  },
});

const from = { name: 'from', in: 'query', required: true, schema: text, description: 'The old address.' };

const fixedPaths: Json = {
  '/batch': {
    post: {
      operationId: 'batch',
      summary: 'Up to 100 writes in one request, each in its own transaction',
      parameters: [idempotencyKey],
      requestBody: { required: true, content: json(ref('Batch')) },
      responses: { 200: { description: 'A result for each', content: json(ref('BatchResults')) }, ...writeProblems },
    },
  },
  '/redirects': {
    put: {
      operationId: 'put-redirects',
      summary: 'Let old addresses lead to pages',
      parameters: [idempotencyKey],
      requestBody: { required: true, content: json(ref('Redirects')) },
      responses: {
        200: {
          description: 'Written',
          content: json({ type: 'object', required: ['written'], properties: { written: { type: 'integer' } } }),
        },
        ...writeProblems,
      },
    },
    get: {
      operationId: 'get-redirect',
      parameters: [from],
      responses: {
        200: {
          description: 'Where it leads',
          content: json({ type: 'object', required: ['from', 'to'], properties: { from: text, to: text } }),
        },
        404: problem('No redirect.'),
        ...problems,
      },
    },
    delete: {
      operationId: 'delete-redirect',
      parameters: [from],
      responses: { 204: { description: 'Deleted' }, 404: problem('No redirect.'), ...problems },
    },
  },
};

/** An OpenAPI document, as far as the documentation reads it. */
export type OpenApi = {
  openapi: string;
  info: Json;
  paths: Record<string, Json>;
  components: { schemas: Json } & Json;
};

/** Creates the description of the content API (OpenAPI 3.1) from the schemas that it checks. */
export const createOpenApi = (): OpenApi => {
  const paths: Record<string, Json> = {};
  for (const [collection, kind] of Object.entries(collections)) {
    const schema = toSchemaName(kind);
    paths[`/${collection}`] = createListPath(collection, schema);
    paths[`/${collection}/{key}`] = createItemPath(collection, schema, kinds[kind].keyExample);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Content API',
      version: '1',
      description: 'Writes the content of one publication: that of the token. See docs/guides/content-api.md.',
    },
    servers: [{ url: '/content/v1' }],
    security: [{ token: [] }],
    paths: { ...paths, ...mediaPaths, ...fixedPaths } as Record<string, Json>,
    components: {
      schemas: { ...createSchemas(), ...fixedSchemas },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'npm run content-token' } },
    },
  } as OpenApi;
};
