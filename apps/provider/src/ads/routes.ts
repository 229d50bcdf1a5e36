import { z } from 'zod';
import type { Env } from '../env.ts';
import type { Route } from '../server/router.ts';
import { choose, maxTurn, questionSchema } from './choose.ts';
import { creative } from './creative.ts';
import { readLibrary } from './modules.ts';
import { readHouses, type House } from './promotions.ts';

const number = z.coerce.number().int();

const creativeQuery = z.object({
  site: z.string().max(100),
  position: z.string().regex(/^\w{1,40}$/),
  width: number.min(1).max(2000),
  height: number.min(1).max(2000),
  turn: number.min(0).max(maxTurn),
  sponsor: z.string().max(40).optional(),
});

const answerQuery = z.object({
  site: z.string().max(100).default(''),
  q: z.string().max(8000),
  delay: number.min(0).max(20_000).default(0),
});

const refused = (why: string): Response => Response.json({ error: why }, { status: 400 });

const text = (content: string, type: string, cache: string): Response =>
  new Response(content, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': cache, 'x-content-type-options': 'nosniff' },
  });

const parseJson = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined; // the schema then says what is wrong
  }
};

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The advertising stand-in (DECISIONS, Advertising): `/ads/tag.js` has the ad manager's interface, `/ads/answer/` chooses
 * creatives for the slots of a page, `/ads/creative/` draws them. In production nobody makes it wait: held connections
 * would be anybody's to pile up.
 */
export const createAdRoutes = async ({ deployment }: Pick<Env, 'deployment'>): Promise<Route[]> => {
  const [houses, library] = await Promise.all([readHouses(), readLibrary()]);
  const [firstHouse] = houses.values();
  const houseOf = (site: string): House | undefined => houses.get(site) ?? firstHouse;

  const answer = async (url: URL): Promise<Response> => {
    const query = answerQuery.safeParse(Object.fromEntries(url.searchParams));
    const question = questionSchema.safeParse(parseJson(query.data?.q ?? ''));
    if (!query.success || !question.success)
      return refused('Ask with q={"unit":"…","slots":[{"position":"vert1","sizes":[[300,250]]}]}.');
    if (deployment !== 'production') await wait(query.data.delay);
    const house = houseOf(query.data.site);
    return Response.json(
      { slots: choose(question.data, { promotions: house?.promotions.length ?? 1, logos: house?.logos.length ?? 1 }) },
      { headers: { 'cache-control': 'no-store' } },
    );
  };

  const draw = (url: URL): Response => {
    const query = creativeQuery.safeParse(Object.fromEntries(url.searchParams));
    if (!query.success) return refused('Ask with site, position, width, height and turn.');
    const house = houseOf(query.data.site);
    return house
      ? text(creative({ house, ...query.data }), 'text/html', 'public, max-age=3600')
      : new Response(null, { status: 204 });
  };

  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/ads\//, '').replace(/\/$/, '');
    if (path === 'tag.js') return text(library, 'text/javascript', 'public, max-age=300');
    if (path === 'answer') return answer(url);
    if (path === 'creative') return draw(url);
    return Response.json({ error: 'There is nothing at this address.' }, { status: 404 });
  };
  return [{ path: '/ads/*', methods: ['GET', 'HEAD'], handle }];
};
