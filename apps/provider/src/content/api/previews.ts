import { randomBytes } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/schema.ts';
import type { Route } from '../../server/router.ts';
import { createGraphqlHandler } from '../graphql/handler.ts';
import { readPreview } from '../publishing/publish.ts';
import type { SiteRow } from '../queries/sites.ts';
import { boundJson, type ContentApiDeps, createRoutes, json, requires, toWriteResponses } from './app.ts';
import { collectionNames, collections } from './collections.ts';
import { contentApiLimits } from './limits.ts';
import { problemResponse, toProblem } from './problem.ts';

/** What a preview shows: an item as it would be written by `PUT`, whatever its status and date are. */
const previewSchema = z
  .strictObject({
    collection: z.enum(collectionNames),
    key: z.string().max(300),
    value: z.record(z.string(), z.unknown()),
  })
  .openapi('Preview');

type Preview = z.infer<typeof previewSchema> & { site: SiteRow };
type Deps = Pick<ContentApiDeps, 'db' | 'clock' | 'log'>;

/** Start of the paths of previews, which end in an id that cannot be guessed. */
const previewPath = '/preview/';

const { max, hours } = contentApiLimits.previews;
/** Items that wait for a query. They are in memory, so another process does not have them. */
const previews = new LRUCache<string, Preview>({ max, ttl: hours * 3_600_000 });

/** The item as readers would see it now: on the site, and not embargoed. */
const toVisible = ({ publishAt, ...value }: Preview['value'], now: Date): Preview['value'] => ({
  ...value,
  ...(typeof publishAt === 'string' && Date.parse(publishAt) <= now.getTime() && { publishAt }),
  status: 'published',
});

const run = <Value>(
  { db, clock }: Deps,
  { site, collection, key, value }: Preview,
  read: Parameters<typeof readPreview<Value>>[3],
) => {
  const address = { kind: collections[collection], key };
  return readPreview({ db, clock }, site, { ...address, input: toVisible(value, clock()) }, read);
};

/** Ids of the pictures that a transaction has made known. */
const listNewPictures = (transaction: Db) =>
  transaction
    .selectFrom('knownPictures')
    .select('id')
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .execute();

export const previewRoutes = createRoutes();

previewRoutes.openapi(
  {
    method: 'post',
    path: '/previews',
    tags: ['previews'],
    operationId: 'preview',
    summary: 'A GraphQL endpoint that shows an item as if it were published, for an hour',
    middleware: [requires('write', 'publish'), boundJson(contentApiLimits.maxItemBytes)],
    request: { body: { required: true, content: json(previewSchema) } },
    responses: toWriteResponses({
      201: { description: 'The path of the endpoint at the provider', content: json(z.object({ path: z.string() })) },
    }),
  },
  async ({ env, req }) => {
    const preview = { site: env.caller.site, ...req.valid('json') };
    const result = await run(env, preview, listNewPictures);
    if (!result.ok) return problemResponse(toProblem(result.error));
    // The transaction was rolled back, and pictures that are not known are not rendered.
    if (result.value.length > 0)
      await env.db
        .insertInto('knownPictures')
        .values(result.value)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const id = randomBytes(32).toString('base64url');
    previews.set(id, preview);
    return Response.json({ path: `${previewPath}${id}` }, { status: 201 });
  },
);

/** Creates the route of previews: a query runs in a transaction that publishes the item and is rolled back. */
export const createPreviewRoute = (deps: Deps): Route => {
  const handle = createGraphqlHandler({ ...deps, mode: 'production' });
  return {
    path: `${previewPath}*`,
    methods: ['POST'],
    // The id in the address authorizes a request, as a token would.
    allowedOrigins: 'any',
    handle: async (request, client) => {
      const url = new URL(request.url);
      const preview = previews.get(url.pathname.slice(previewPath.length));
      if (!preview)
        return Response.json({ errors: [{ message: 'The preview has ended. Open it again.' }] }, { status: 404 });
      const body = await request.text();
      const query = new Request(new URL('/graphql', url), { method: 'POST', headers: request.headers, body });
      const result = await run(deps, preview, (transaction) => handle(query, client, transaction));
      if (result.ok) return result.value;
      return Response.json({ errors: [{ message: toProblem(result.error).detail }] }, { status: 409 });
    },
  };
};
