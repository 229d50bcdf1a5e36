import { z } from 'zod';
import { statusSchema } from '../publishing/fields.ts';
import { collections, type CollectionName } from './collections.ts';
import type { ContentApiDeps } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, problemResponse } from './problem.ts';
import { isStorable } from './readJson.ts';
import type { Caller } from './tokens.ts';

const toKey = (after: string): string => Buffer.from(after, 'base64url').toString('utf8');

/** Query parameters of a list. */
export const listQuery = z.strictObject({
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
  view: z.enum(['summary', 'full']).default('summary').describe('full: with the documents.'),
});

/** Lists a collection by key. Pages continue by key, so the last page costs as much as the first. */
export const handleList = async (
  { db }: ContentApiDeps,
  { site }: Caller,
  collection: CollectionName,
  parameters: URLSearchParams,
): Promise<Response> => {
  const parsed = listQuery.safeParse(Object.fromEntries(parameters));
  if (!parsed.success)
    return problemResponse(
      createProblem(
        'invalid',
        'Correct the query parameters.',
        parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      ),
    );
  const { limit, after, status, view } = parsed.data;
  let query = db
    .selectFrom('contentDocuments')
    .select(['key', 'state', 'publishAt', 'hash', 'updatedAt'])
    .$if(view === 'full', (full) => full.select('document'))
    .where('siteId', '=', site.id)
    .where('kind', '=', collections[collection]);
  if (after !== undefined) query = query.where('key', '>', toKey(after));
  if (status !== undefined) query = query.where('state', '=', status);
  const rows = await query
    .orderBy('key')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return Response.json(
    {
      items: page.map(({ key, state, publishAt, hash, updatedAt, document }) => ({
        key,
        status: state,
        publishAt,
        etag: `"${hash}"`,
        updatedAt,
        ...(document && { document }),
      })),
      next: last ? Buffer.from(last.key).toString('base64url') : null,
    },
    { headers: { 'cache-control': 'private, no-cache' } },
  );
};
