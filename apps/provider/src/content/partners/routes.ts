import { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { findSite, listSites, type Site } from '../queries/sites.ts';
import { errorResponse, createEtag, matchesEtag } from '../../server/responses.ts';
import type { Handler } from '../../server/http.ts';
import type { Route } from '../../server/router.ts';
import {
  findPublisher,
  listPublishers,
  listResources,
  listTopics,
  listVideos,
  type Scope,
  type PublisherRow,
  type ResourceRow,
  type VideoRow,
} from './queries.ts';
import { escapeHtml } from '@masthead/content-rules/html';
import { findStaticPage, listStaticPages } from '../queries/pages.ts';

/** Returns the path of a publisher's page (§3, Publisher). */
const toInternalUrl = (publisher: string): string => `/company-resources/?realmID=${encodeURIComponent(publisher)}`;

const toPublisherFields = (row: PublisherRow) => ({
  name: row.name,
  publisher: row.publisher,
  sponsorBlurb: row.sponsorBlurb,
  blurb: row.blurb,
  logo: row.logo,
  publisherURL: row.publisherUrl,
  linkedURL: row.linkedUrl,
  displayURL: row.displayUrl,
  socials: row.socials,
  internalURL: toInternalUrl(row.publisher),
});

/** Converts a publisher for lists, where `sponsored` is the string 'true' or 'false' (§3). */
const toListedPublisher = (row: PublisherRow) => ({
  ...toPublisherFields(row),
  sponsored: row.sponsored ? 'true' : 'false',
});

/** Converts a publisher for its detail page, where `sponsored` is a boolean (§3). */
const toPublisher = (row: PublisherRow) => ({ ...toPublisherFields(row), sponsored: row.sponsored });

/** Converts a resource, with the fields that lists need (§3, Resource). */
const toResource = (row: ResourceRow) => ({
  id: row.slug,
  resourceName: row.resourceName,
  publisher: row.publisher,
  publisherName: row.publisherName,
  resourceImageURL: row.resourceImageUrl,
  downloadURL: row.downloadUrl,
  resourceShortDescription: row.resourceShortDescription,
  topic: row.topic,
  type: row.type,
  startDate: row.startDate.toISOString(),
});

/** Converts a video for the data service (§7.2). */
const toVideo = (row: VideoRow) => ({
  id: row.slug,
  title: row.title,
  description: row.description,
  publisher: row.publisher,
  publisherName: row.publisherName,
  durationSeconds: row.duration,
  imageURL: row.imageUri,
  videoURL: row.videoUri,
  footage: row.footage,
  startDate: row.publishedAt.toISOString(),
});

/** Fresh for a minute, stale for five more minutes while revalidating. Partner content changes daily. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=300';

/** Creates a JSON response with an ETag, or a 304 if the client has the current version. */
const jsonResponse = (request: Request, value: unknown, headers: Readonly<Record<string, string>> = {}): Response => {
  const body = JSON.stringify(value);
  const etag = createEtag(body);
  const shared = { etag, 'cache-control': cacheControl, ...headers };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers: shared });
  return new Response(body, {
    headers: {
      ...shared,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    },
  });
};

type PageRow = NonNullable<Awaited<ReturnType<typeof findStaticPage>>>;

/** Maximum number of slugs in one request. */
const maxSlugs = 20;

/** Parses a list of slugs such as `about-us,contact-us`. */
const parseSlugs = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((slug) => slug.trim())
      .filter(Boolean),
  ),
];

/** Converts a static page to the format of WordPress (§3, Static page route and content). */
const toPage = ({ id, slug, path, title, content, excerpt, template, settings }: PageRow) => ({
  id,
  slug,
  status: 'publish',
  type: 'page',
  link: path,
  title: { rendered: escapeHtml(title) },
  content: { rendered: content, protected: false },
  excerpt: { rendered: escapeHtml(excerpt ?? ''), protected: false },
  template: template ?? '',
  settings,
});

/** Finds static pages by slug, in the requested order. Missing pages are omitted. */
const findPages = async (db: Db, site: Site, slugs: readonly string[]) => {
  const rows = await Promise.all(slugs.map((slug) => findStaticPage(db, site, slug)));
  return rows.filter((row) => row !== undefined).map(toPage);
};

/** Lists all static pages without their content. */
const listPages = async (db: Db, site: Site) =>
  (await listStaticPages(db, site)).map(({ slug, path, title, settings }) => ({
    slug,
    link: path,
    title: { rendered: escapeHtml(title) },
    settings,
  }));

/** Maximum length of a parameter. Identifiers and topics are shorter. */
const maxLength = 200;

const word = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(maxLength, `must not be longer than ${maxLength} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'must not contain control characters');

/** Wildcard that sites send for 'All Topics' (§5). */
const allTopics = '*';

/** Parameters of the data services (§7.2). `brand` selects a site; without it all sites are included. */
export const inputs = {
  brand: z.object({ brand: word.optional() }),
  topic: z.object({ brand: word.optional(), topic: word.default(allTopics) }),
  publisher: z.object({ brand: word.optional(), publisher: word }),
  pages: z.object({ brand: word.optional(), slug: word.optional() }),
} as const;

/** Parses the parameters of a URL, or returns a message. Unknown ones are ignored: caches and trackers add some. */
export const parseInput = <Schema extends z.ZodObject>(
  schema: Schema,
  { searchParams }: URL,
): { ok: true; value: z.output<Schema> } | { ok: false; error: string } => {
  const names = Object.keys(schema.shape);
  const repeated = names.filter((name) => searchParams.getAll(name).length > 1);
  if (repeated.length > 0) return { ok: false, error: `Pass ${repeated.join(' and ')} only once.` };
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? undefined])));
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    error: parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${searchParams.has(String(path[0])) ? message : 'is required'}`)
      .join('; '),
  };
};

const resources = '/data-api/cache/branded-resources';

/** Creates the routes of the data services for branded resources, partner videos and static pages (§7.2). */
export const partnerRoutes = (db: Db, clock: () => Date): Route[] => {
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
