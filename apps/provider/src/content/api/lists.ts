import { z } from '@hono/zod-openapi';
import { statusSchema } from '../publishing/fields.ts';
import { createRoutes, json, requires, toResponses } from './app.ts';
import { collections, getComponent } from './collections.ts';
import { contentApiLimits } from './limits.ts';
import { isStorable } from './readJson.ts';

const toKey = (after: string): string => Buffer.from(after, 'base64url').toString('utf8');

const listQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(contentApiLimits.maxPageSize)
    .default(contentApiLimits.defaultPageSize)
    .describe('Items per page.'),
  after: z
    .base64url()
    .max(600)
    .refine((after) => isStorable(toKey(after)), 'must be the value of `next` on the page before')
    .optional()
    .describe('The value of `next` on the page before.'),
  status: statusSchema.optional().describe('Only items in this state.'),
  since: z.iso.datetime({ offset: true }).optional().describe('Only items that were written at this instant or later.'),
  view: z.enum(['summary', 'full']).default('summary').describe('full: with the documents.'),
});

export const lists = createRoutes();

for (const [collection, kind] of Object.entries(collections)) {
  const listSchema = z.object({
    items: z.array(
      z.object({
        key: z.string(),
        status: statusSchema,
        publishAt: z.string().nullable(),
        etag: z.string(),
        updatedAt: z.string(),
        source: z
          .enum(['api', 'file'])
          .describe('file: it comes from a content file, whose next change replaces what the API writes.'),
        document: getComponent(kind).optional(),
      }),
    ),
    next: z.string().nullable().describe('Send it as `after` for the next page.'),
  });
  lists.openapi(
    {
      method: 'get',
      path: `/${collection}`,
      tags: [collection],
      operationId: `list-${collection}`,
      middleware: [requires('read')],
      request: { query: listQuery },
      responses: toResponses({ 200: { description: 'A page of the collection, by key', content: json(listSchema) } }),
    },
    // Pages continue by key, so the last page costs as much as the first.
    async ({ env: { db, caller }, req }) => {
      const { limit, after, status, since, view } = req.valid('query');
      let query = db
        .selectFrom('contentDocuments')
        .select(['key', 'state', 'publishAt', 'hash', 'updatedAt', 'sourceHash'])
        .$if(view === 'full', (full) => full.select('document'))
        .where('siteId', '=', caller.site.id)
        .where('kind', '=', kind);
      if (after !== undefined) query = query.where('key', '>', toKey(after));
      if (status !== undefined) query = query.where('state', '=', status);
      if (since !== undefined) query = query.where('updatedAt', '>=', new Date(since));
      const rows = await query
        .orderBy('key')
        .limit(limit + 1)
        .execute();
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return Response.json(
        {
          items: page.map(({ key, state, publishAt, hash, updatedAt, sourceHash, document }) => ({
            key,
            status: state,
            publishAt,
            etag: `"${hash}"`,
            updatedAt,
            source: sourceHash === null ? 'api' : 'file',
            ...(document && { document }),
          })),
          next: last ? Buffer.from(last.key).toString('base64url') : null,
        },
        { headers: { 'cache-control': 'private, no-cache' } },
      );
    },
  );
}
