import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { findSite, listSites, type Site } from '../queries/sites.ts';
import type { Handler } from '../server/http.ts';
import type { Route } from '../server/router.ts';
import { answerJson, refuse } from './answer.ts';
import { everyTopic, inputs, readInput } from './input.ts';
import { findPages, mostSlugs, slugsOf } from './pages.ts';
import { findPublisher, listPublishers, listResources, listTopics, listVideos, type Scope } from './queries.ts';
import { toListedPublisher, toPublisher, toResource, toVideo } from './shapes.ts';

const resources = '/data-api/cache/branded-resources';

/** The data services of SPEC §7.2 for branded resources, partner videos and static pages. */
export const partnerRoutes = (db: Kysely<Database>, clock: () => Date): Route[] => {
  const scopeOf = async (brand: string | undefined): Promise<Scope> => {
    if (brand === undefined) return { kind: 'every-site' };
    const site = findSite(await listSites(db), brand);
    return site ? { kind: 'site', id: site.id } : { kind: 'unknown-site' };
  };

  const service =
    <Schema extends z.ZodObject>(schema: Schema, answer: (input: z.output<Schema>) => Promise<unknown>): Handler =>
    async (request) => {
      const input = readInput(schema, new URL(request.url));
      return input.ok ? answerJson(request, await answer(input.value)) : refuse(input.error);
    };

  const publishers = service(inputs.brand, async ({ brand }) =>
    (await listPublishers(db, await scopeOf(brand))).map(toListedPublisher),
  );

  const byResources = service(inputs.topic, async ({ brand, topic }) =>
    (await listResources(db, await scopeOf(brand), clock(), topic === everyTopic ? {} : { topic })).map(toResource),
  );

  const byPublishers = service(inputs.publisher, async ({ brand, publisher }) => {
    const scope = await scopeOf(brand);
    const row = await findPublisher(db, scope, publisher);
    if (!row) return { resources: [], publisher: null };
    const rows = await listResources(db, scope, clock(), { publisherId: row.id });
    return { resources: rows.map(toResource), publisher: toPublisher(row) };
  });

  const topics = service(inputs.brand, async ({ brand }) => listTopics(db, await scopeOf(brand), clock()));

  const videos = service(inputs.brand, async ({ brand }) =>
    (await listVideos(db, await scopeOf(brand), clock())).map(toVideo),
  );

  const pageSite = async (brand: string | undefined): Promise<Site | undefined> => {
    const sites = await listSites(db);
    return brand === undefined ? sites[0] : findSite(sites, brand);
  };

  const pages: Handler = async (request) => {
    const input = readInput(inputs.pages, new URL(request.url));
    if (!input.ok) return refuse(input.error);
    const slugs = slugsOf(input.value.slug);
    if (slugs.length > mostSlugs) return refuse(`slug: name at most ${mostSlugs} pages at once`);
    const site = await pageSite(input.value.brand);
    const found = site ? await findPages(db, site, slugs) : [];
    return answerJson(request, found, {
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
