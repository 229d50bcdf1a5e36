import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import { findSite, listSites, type Site } from '../queries/sites.ts';
import { errorResponse } from '../../server/responses.ts';
import type { Handler } from '../../server/http.ts';
import type { Route } from '../../server/router.ts';
import { jsonResponse } from './responses.ts';
import { allTopics, inputs, parseInput } from './input.ts';
import { findPages, listPages, maxSlugs, parseSlugs } from './pages.ts';
import { findPublisher, listPublishers, listResources, listTopics, listVideos, type Scope } from './queries.ts';
import { toListedPublisher, toPublisher, toResource, toVideo } from './shapes.ts';

const resources = '/data-api/cache/branded-resources';

/** Creates the routes of the data services for branded resources, partner videos and static pages (§7.2). */
export const partnerRoutes = (db: Kysely<Database>, clock: () => Date): Route[] => {
  const findScope = async (brand: string | undefined): Promise<Scope> => {
    if (brand === undefined) return { kind: 'every-site' };
    const site = findSite(await listSites(db), brand);
    return site ? { kind: 'site', id: site.id } : { kind: 'unknown-site' };
  };

  const createService =
    <Schema extends z.ZodObject>(schema: Schema, load: (input: z.output<Schema>) => Promise<unknown>): Handler =>
    async (request) => {
      const input = parseInput(schema, new URL(request.url));
      return input.ok ? jsonResponse(request, await load(input.value)) : errorResponse(400, input.error);
    };

  const publishers = createService(inputs.brand, async ({ brand }) =>
    (await listPublishers(db, await findScope(brand))).map(toListedPublisher),
  );

  const byResources = createService(inputs.topic, async ({ brand, topic }) =>
    (await listResources(db, await findScope(brand), clock(), topic === allTopics ? {} : { topic })).map(toResource),
  );

  const byPublishers = createService(inputs.publisher, async ({ brand, publisher }) => {
    const scope = await findScope(brand);
    const row = await findPublisher(db, scope, publisher);
    if (!row) return { resources: [], publisher: null };
    const rows = await listResources(db, scope, clock(), { publisherId: row.id });
    return { resources: rows.map(toResource), publisher: toPublisher(row) };
  });

  const topics = createService(inputs.brand, async ({ brand }) => listTopics(db, await findScope(brand), clock()));

  const videos = createService(inputs.brand, async ({ brand }) =>
    (await listVideos(db, await findScope(brand), clock())).map(toVideo),
  );

  const findPageSite = async (brand: string | undefined): Promise<Site | undefined> => {
    const sites = await listSites(db);
    return brand === undefined ? sites[0] : findSite(sites, brand);
  };

  const pages: Handler = async (request) => {
    const input = parseInput(inputs.pages, new URL(request.url));
    if (!input.ok) return errorResponse(400, input.error);
    const { slug } = input.value;
    const slugs = slug === undefined ? undefined : parseSlugs(slug);
    if (slugs && slugs.length > maxSlugs) return errorResponse(400, `slug: request at most ${maxSlugs} pages at once`);
    const site = await findPageSite(input.value.brand);
    const found = site ? await (slugs ? findPages(db, site, slugs) : listPages(db, site)) : [];
    return jsonResponse(request, found, {
      'x-wp-total': String(found.length),
      'x-wp-totalpages': found.length > 0 ? '1' : '0',
    });
  };

  const methods = ['GET', 'HEAD'];
  return [
    { path: `${resources}/publishers`, methods, handle: publishers },
    { path: `${resources}/byresources`, methods, handle: byResources },
    { path: `${resources}/bypublishers`, methods, handle: byPublishers },
    { path: `${resources}/topics`, methods, handle: topics },
    { path: '/branded-resources/videos.json', methods, handle: videos },
    { path: '/gbst/wp-json/wp/v2/pages', methods, handle: pages },
  ];
};
