import { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { findSite, listSites } from '../queries/sites.ts';
import type { Route } from '../../server/router.ts';
import { findRedirect } from './redirects.ts';

const input = z.object({ brand: z.string().min(1).max(200), from: z.string().min(1).max(2000) });

/** Finds the page of an old address: `GET /data-api/redirects?brand=harbor&from=/2019/05/a-post/`. */
export const createRedirectRoute = (db: Db): Route => ({
  path: '/data-api/redirects',
  methods: ['GET', 'HEAD'],
  handle: async (request) => {
    const parsed = input.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    if (!parsed.success) return Response.json({ error: 'Send brand and from.' }, { status: 400 });
    const site = findSite(await listSites(db), parsed.data.brand);
    const to = site && (await findRedirect(db, site.id, parsed.data.from));
    return to === undefined
      ? Response.json({ error: 'No redirect starts at this address.' }, { status: 404 })
      : Response.json({ to });
  },
});
