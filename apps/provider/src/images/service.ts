import { createHash } from 'node:crypto';
import { toClientKey } from '@masthead/config/clients';
import { createRateLimiter, type RateLimit } from '../server/rateLimit.ts';
import { drawingVersion } from './draw.ts';
import { imageId, inShape, parseImageId, type ResolvedImageSpec } from './imageId.ts';
import type { KnownPictures } from './knownPictures.ts';
import { createLogos, isLogoId } from './logos.ts';
import { contentTypes, parseImageQuery, renditionWidth, type ImageFormat } from './negotiate.ts';
import { QueueFullError } from '../server/queue.ts';
import { createRenditions, drawingPlaces, type Rendition } from './renditions.ts';
import { warmInTurn } from './warm.ts';

/** Options of the image service. */
export type ImageServiceOptions = {
  /** Where finished pictures are kept. */
  directory: string;
  log: (line: string) => void;
  /** Which pictures may be rendered. An id describes a drawing, so that anybody can invent one (decision 26). */
  known: Pick<KnownPictures, 'get'>;
  /** The names of the firms whose logos may be asked for. */
  firms?: () => Promise<readonly string[]>;
  /** `asked`: nothing is drawn that nobody waits for, so no AVIF for next time. */
  drawing?: 'ahead' | 'asked';
  /** Bytes that finished pictures may take on disk. */
  diskBudget?: number;
  /** How many renditions one client may have made; `unlimited` for a process that serves no clients, and for developers' machines. */
  budgetOf?: (client: string) => 'limited' | 'unlimited';
  clock?: () => Date;
};

/** A first visit to a provider that has rendered nothing takes about a hundred renditions; all further ones come from the disk. */
export const renderBudget: RateLimit = { burst: 240, perMinute: 60 };

/** The pictures of the sample content take about 200 MB in all sizes. */
const usualDiskBudget = 1_000_000_000;
const aYear = 'public, max-age=31536000, immutable';
/** Short: content that shows the picture may be published in the next minute. */
const aMinute = { 'cache-control': 'public, max-age=60' };
/** In seconds; a rendition takes less than one. */
const busyRetryAfter = { 'retry-after': '5' };

/** Thrown when a client has used up its budget. */
class BudgetError extends Error {
  override name = 'BudgetError';
}

const say = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const tagOf = (...parts: readonly (string | number)[]): string =>
  `"${createHash('sha256').update(parts.join('/')).digest('base64url').slice(0, 22)}"`;

type Wish = { spec: ResolvedImageSpec; width: number; formats: readonly ImageFormat[] };

/** Serves `/images/{id}` from the disk, and renders known pictures that are not there yet. */
export const createImageService = ({
  directory,
  log,
  known,
  firms = async () => [],
  drawing = 'ahead',
  diskBudget = usualDiskBudget,
  budgetOf = () => 'limited',
  clock = () => new Date(),
}: ImageServiceOptions) => {
  const renditions = createRenditions({ directory, diskBudget, log });
  const budget = createRateLimiter(renderBudget, clock);
  let logos: Promise<ReturnType<typeof createLogos>> | undefined;

  /** AVIF takes seconds to make: it is served once it is there, and made for next time after WebP has gone out. */
  const makeAvifForNextTime = (spec: ResolvedImageSpec, width: number): void => {
    renditions.makeLater(spec, width, 'avif').catch((error: unknown) => {
      log(`No AVIF of ${imageId(spec)} at ${width}; WebP goes on being served. ${String(error)}`);
    });
  };

  /** The best rendition that is on the disk; otherwise one of the formats is rendered, on the client's budget and at its turn. */
  const choose = async ({ spec, width, formats }: Wish, client: string, signal: AbortSignal): Promise<Rendition> => {
    const [best = 'webp', next] = formats;
    const cached = await renditions.cached(spec, width, best);
    if (cached) return { body: cached, format: best };
    // AVIF is never rendered while a client waits.
    const format = best === 'avif' && next !== undefined ? next : best;
    const existing = format === best ? undefined : await renditions.cached(spec, width, format);
    if (!existing && budgetOf(client) === 'limited' && !budget.consume(client)) throw new BudgetError();
    const body =
      existing ??
      (await renditions.make(spec, width, format, { client: toClientKey(client), urgency: 'foreground', signal }));
    if (format !== best && drawing === 'ahead') makeAvifForNextTime(spec, width);
    return { body, format };
  };

  const isCurrent = (request: Request, tags: readonly string[]): string | undefined =>
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
      .find((tag) => tags.includes(tag));

  const headersOf = (type: string, etag: string, extra: Record<string, string> = {}): Record<string, string> => ({
    'content-type': type,
    'cache-control': aYear,
    etag,
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    ...extra,
  });

  const respond = (request: Request, body: Buffer, headers: Record<string, string>): Response =>
    new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: { ...headers, 'content-length': String(body.byteLength) },
    });

  const serveLogo = async (request: Request, id: string): Promise<Response> => {
    logos ??= firms().then(createLogos);
    const svg = (await logos)(id);
    if (!svg) return say(404, `There is no logo "${id}".`, aMinute);
    const headers = headersOf('image/svg+xml', tagOf(id, svg.toString()), {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    return isCurrent(request, [headers.etag ?? ''])
      ? new Response(null, { status: 304, headers })
      : respond(request, svg, headers);
  };

  const servePicture = async (request: Request, client: string, wish: Wish): Promise<Response> => {
    const etagOf = (format: ImageFormat): string => tagOf(drawingVersion, imageId(wish.spec), wish.width, format);
    // What a browser has already costs neither the disk nor a rendition.
    const has = wish.formats.find((format) => isCurrent(request, [etagOf(format)]));
    if (has) return new Response(null, { status: 304, headers: headersOf(contentTypes[has], etagOf(has)) });
    try {
      const { body, format } = await choose(wish, client, request.signal);
      return respond(request, body, headersOf(contentTypes[format], etagOf(format)));
    } catch (error) {
      if (error instanceof QueueFullError) return say(503, error.message, busyRetryAfter);
      if (error instanceof BudgetError)
        return say(429, 'Too many pictures were requested from this address. Try again later.', {
          'retry-after': String(budget.secondsUntil(client)),
        });
      throw error;
    }
  };

  /** GET or HEAD `/images/{id}?width=N`; `&shape=wide` requests the drawing in another shape than its id says. */
  const handleImage = async (request: Request, client: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'Pictures can only be read.', { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const id = url.pathname.match(/^\/images\/([a-z0-9-]{1,120})\/?$/)?.[1];
    if (id === undefined) return say(404, 'There is no picture at this address.', aMinute);
    if (isLogoId(id)) return serveLogo(request, id);
    const named = parseImageId(id);
    if (!named) return say(404, `There is no picture "${id}".`, aMinute);
    const query = parseImageQuery(url.searchParams, request.headers.get('accept') ?? '');
    if (!query.ok) return say(400, query.message);
    const { kind } = await known.get(id, client);
    switch (kind) {
      case 'missing':
        return say(404, `There is no picture "${id}".`, aMinute);
      case 'limited':
        return say(429, 'Too many unknown pictures were requested from this address. Try again later.', busyRetryAfter);
      case 'busy':
        return say(503, 'Too many unknown pictures are being looked up. Try again in a few seconds.', busyRetryAfter);
      case 'found': {
        const spec = query.shape ? inShape(named, query.shape) : named;
        return servePicture(request, client, {
          spec,
          width: renditionWidth(spec.shape, query.width),
          formats: query.formats,
        });
      }
      default:
        return kind satisfies never;
    }
  };

  /** Draws pictures with every place there is until the signal stops it: for a process that does nothing else. */
  const warmImages = (ids: readonly string[], signal: AbortSignal): Promise<void> =>
    warmInTurn({
      ids,
      signal,
      log,
      lanes: drawingPlaces,
      draw: (spec, width) => renditions.make(spec, width, 'webp', { client: 'ahead', urgency: 'foreground', signal }),
    });

  return { handleImage, warmImages };
};
/** The image service. */
export type ImageService = ReturnType<typeof createImageService>;
