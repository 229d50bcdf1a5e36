import { z } from 'zod';
import { parseJson } from '../../server/requestBody.ts';
import type { Route } from '../../server/router.ts';
import { chooseCreatives, maxTurn, adRequestSchema } from './choose.ts';
import { renderCreative } from './creative.ts';
import type { FindHouse } from './houseAds.ts';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles and minifies the stub of the ad library (§9), which readers download as one script. */
const bundleLibrary = async (): Promise<string> => {
  // The container image has no tsconfig.base.json, which that of the provider extends.
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'stub/main.ts'), tsconfig: false });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true, comments: { annotation: false } });
    return output[0].code;
  } finally {
    await bundle.close();
  }
};

const integer = z.coerce.number().int();

const creativeQuery = z.object({
  site: z.string().max(100),
  position: z.string().regex(/^\w{1,40}$/),
  width: integer.min(1).max(2000),
  height: integer.min(1).max(2000),
  turn: integer.min(0).max(maxTurn),
  theme: z.enum(['light', 'dark']).default('light'),
  sponsor: z.string().max(40).optional(),
});

const selectionQuery = z.object({
  site: z.string().max(100).default(''),
  q: z.string().max(8000),
  delay: integer.min(0).max(20_000).default(0),
});

const rejectRequest = (message: string): Response => Response.json({ error: message }, { status: 400 });

const toTextResponse = (content: string, type: string, cache: string): Response =>
  new Response(content, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache, 'x-content-type-options': 'nosniff' },
  });

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The stub of the ad manager (§9): `/ads/tag.js` is the library, `/ads/select/` chooses creatives
 * for the slots of a page, `/ads/creative/` renders them. In production the delay parameter is ignored, because held
 * connections could exhaust the server.
 */
export const createAdRoutes = async (
  { deployment }: { deployment: string },
  findHouse: FindHouse,
): Promise<Route[]> => {
  const library = await bundleLibrary();

  const selectCreatives = async (url: URL): Promise<Response> => {
    const query = selectionQuery.safeParse(Object.fromEntries(url.searchParams));
    const adRequest = adRequestSchema.safeParse(parseJson(query.data?.q ?? ''));
    if (!query.success || !adRequest.success)
      return rejectRequest('Send q={"unit":"…","slots":[{"position":"vert1","sizes":[[300,250]]}]}.');
    if (deployment !== 'production') await wait(query.data.delay);
    const house = await findHouse(query.data.site);
    return Response.json(
      {
        slots: chooseCreatives(adRequest.data, {
          promotions: house?.promotions.map(({ url: target }) => target) ?? [],
          logos: house?.logos.map(({ url: target }) => target) ?? [],
        }),
      },
      { headers: { 'cache-control': 'no-store' } },
    );
  };

  const serveCreative = async (url: URL): Promise<Response> => {
    const query = creativeQuery.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) return rejectRequest('Send site, position, width, height and turn.');
    const house = await findHouse(query.data.site);
    return house
      ? toTextResponse(
          renderCreative({ house, ...query.data }),
          'text/html',
          deployment === 'production' ? 'public, max-age=60' : 'no-cache',
        )
      : new Response(null, { status: 204 });
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/ads\//, '').replace(/\/$/, '');
    if (path === 'tag.js') return toTextResponse(library, 'text/javascript', 'public, max-age=300');
    if (path === 'select') return selectCreatives(url);
    if (path === 'creative') return serveCreative(url);
    return Response.json({ error: 'There is no such address.' }, { status: 404 });
  };
  return [{ path: '/ads/*', methods: ['GET', 'HEAD'], handle }];
};
