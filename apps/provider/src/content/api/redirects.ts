import { z } from '@hono/zod-openapi';
import { writeAudit } from '../publishing/writer.ts';
import { deleteRedirect, findRedirect, redirectSchema, writeRedirects } from '../publishing/redirects.ts';
import {
  boundJson,
  createRoutes,
  idempotencyKey,
  json,
  once,
  problem,
  requires,
  toResponses,
  toWriteResponses,
} from './app.ts';
import { toRedirectEntry } from './audit.ts';
import { contentApiLimits } from './limits.ts';
import { refuse, refuseInput } from './problem.ts';

const path = '/redirects';
const query = z.object({ from: z.string().describe('The old address.') });
const missing = { 404: problem('No redirect.') };
const refuseMissing = (): Response => refuse('not-found', 'No redirect starts at this address.');

export const redirects = createRoutes();

redirects.openapi(
  {
    method: 'put',
    path,
    tags: ['redirects'],
    operationId: 'put-redirects',
    summary: 'Let old addresses lead to pages',
    middleware: [requires('publish'), boundJson(contentApiLimits.maxItemBytes), once],
    request: {
      headers: idempotencyKey,
      body: {
        required: true,
        content: json(
          z
            .strictObject({ redirects: z.array(redirectSchema).min(1).max(contentApiLimits.maxRedirectsPerRequest) })
            .openapi('Redirects'),
        ),
      },
    },
    responses: toWriteResponses({ 200: { description: 'Written', content: json(z.object({ written: z.int() })) } }),
  },
  async ({ env: { db, clock, caller }, req }) => {
    const { redirects: entries } = req.valid('json');
    const loops = await db.transaction().execute(async (transaction) => {
      const found = await writeRedirects(transaction, caller.site.id, entries, clock());
      if (found.length === 0)
        await writeAudit(
          transaction,
          entries.map(({ from }) => toRedirectEntry(caller, 'written', from, clock())),
        );
      return found;
    });
    return loops.length > 0 ? refuseInput(loops) : Response.json({ written: entries.length });
  },
);

redirects.openapi(
  {
    method: 'get',
    path,
    tags: ['redirects'],
    operationId: 'get-redirect',
    middleware: [requires('read')],
    request: { query },
    responses: toResponses({
      200: { description: 'Where it leads', content: json(z.object({ from: z.string(), to: z.string() })) },
      ...missing,
    }),
  },
  async ({ env: { db, caller }, req }) => {
    const { from } = req.valid('query');
    const to = await findRedirect(db, caller.site.id, from);
    return to === undefined ? refuseMissing() : Response.json({ from, to });
  },
);

redirects.openapi(
  {
    method: 'delete',
    path,
    tags: ['redirects'],
    operationId: 'delete-redirect',
    middleware: [requires('publish'), once],
    request: { query },
    responses: toResponses({ 204: { description: 'Deleted' }, ...missing }),
  },
  async ({ env: { db, clock, caller }, req }) => {
    const { from } = req.valid('query');
    const isDeleted = await db.transaction().execute(async (transaction) => {
      const deleted = await deleteRedirect(transaction, caller.site.id, from);
      if (deleted) await writeAudit(transaction, [toRedirectEntry(caller, 'deleted', from, clock())]);
      return deleted;
    });
    return isDeleted ? new Response(null, { status: 204 }) : refuseMissing();
  },
);
