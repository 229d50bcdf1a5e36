import { z } from 'zod';
import { writeAudit } from '../publishing/writer.ts';
import { deleteRedirect, findRedirect, redirectSchema, writeRedirects } from '../publishing/redirects.ts';
import { formatPath } from '../publishing/result.ts';
import { toRedirectEntry } from './audit.ts';
import type { ContentApiDeps } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, problemResponse, refuse } from './problem.ts';
import type { Caller } from './tokens.ts';

/** The body of a request that writes redirects. */
export const redirectsInput = z.strictObject({
  redirects: z.array(redirectSchema).min(1).max(contentApiLimits.maxRedirectsPerRequest),
});

/** Writes redirects of old addresses, all or none. */
export const handlePutRedirects = async (
  { db, clock }: ContentApiDeps,
  caller: Caller,
  body: unknown,
): Promise<Response> => {
  const { site, scopes } = caller;
  if (!scopes.has('publish')) return refuse('forbidden', 'Redirects need a token with the scope "publish".');
  const parsed = redirectsInput.safeParse(body);
  if (!parsed.success)
    return problemResponse(
      createProblem(
        'invalid',
        'No redirect was written.',
        parsed.error.issues.map(({ path, message }) => ({ path: formatPath(path), message })),
      ),
    );
  const { redirects } = parsed.data;
  const issues = await db.transaction().execute(async (transaction) => {
    const loops = await writeRedirects(transaction, site.id, redirects, clock());
    if (loops.length > 0) return loops;
    await writeAudit(
      transaction,
      redirects.map(({ from }) => toRedirectEntry(caller, 'written', from, clock())),
    );
    return [];
  });
  if (issues.length > 0) return problemResponse(createProblem('invalid', 'No redirect was written.', issues));
  return Response.json({ written: redirects.length });
};

/** Finds or deletes the redirect of the address in `?from=`. */
export const handleRedirect = async (
  { db, clock }: ContentApiDeps,
  caller: Caller,
  { method, url }: Request,
): Promise<Response> => {
  const { site, scopes } = caller;
  const from = new URL(url).searchParams.get('from');
  if (from === null) return refuse('malformed', 'Name the old address: ?from=/2019/05/a-post/');
  if (method === 'DELETE' && !scopes.has('publish'))
    return refuse('forbidden', 'Redirects need a token with the scope "publish".');
  if (method === 'DELETE') {
    const isDeleted = await db.transaction().execute(async (transaction) => {
      const deleted = await deleteRedirect(transaction, site.id, from);
      if (deleted) await writeAudit(transaction, [toRedirectEntry(caller, 'deleted', from, clock())]);
      return deleted;
    });
    return isDeleted ? new Response(null, { status: 204 }) : refuse('not-found', 'No redirect starts at this address.');
  }
  const to = await findRedirect(db, site.id, from);
  return to === undefined ? refuse('not-found', 'No redirect starts at this address.') : Response.json({ from, to });
};
