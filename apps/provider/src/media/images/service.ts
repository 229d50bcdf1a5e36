import { toClientKey } from '@masthead/process/clients';
import {
  createEtag,
  matchesEtag,
  fileBusyResponse,
  fileHeaders,
  fileNotFoundResponse,
  immutableCacheControl,
  messageResponse,
} from '../../server/responses.ts';
import { createRateLimiter, type RateLimit } from '../../server/rateLimit.ts';
import type { KnownPictures } from './knownPictures.ts';
import { contentTypes, parseImageQuery, type ImageFormat } from './negotiate.ts';
import { type FindPicture, MissingPictureError, type PictureSource } from './pictureSource.ts';
import { QueueFullError } from '../../server/queue.ts';
import { createRenditions, type Rendition } from './renditions.ts';

export type ImageServiceOptions = {
  /** Folder of the disk cache. */
  directory: string;
  log: (line: string) => void;
  /** Decides which pictures may be rendered, because anybody can invent an id (decision 40). */
  pictures: Pick<KnownPictures, 'get'>;
  findPicture: FindPicture;
  /** `on-request`: nothing is rendered in the background, so no AVIF for later requests. */
  rendering?: 'ahead' | 'on-request';
  /** Maximum size of the disk cache. */
  maxDiskBytes?: number;
  /** Budget of renditions per client; `unlimited` for processes without clients and for development. */
  getBudget?: (client: string) => 'limited' | 'unlimited';
  clock?: () => Date;
};

/** A first visit with an empty cache needs about a hundred renditions; later ones come from the disk. */
export const renderBudget: RateLimit = { burst: 240, perMinute: 60 };

/** The pictures of the sample content take about 200 MB in all sizes. */
const defaultMaxDiskBytes = 1_000_000_000;

/** Thrown when a client has used up its budget. */
class BudgetError extends Error {
  override name = 'BudgetError';
}

type RenditionRequest = { source: PictureSource; width: number; formats: readonly ImageFormat[] };

/** Serves `/images/{id}` from the disk and renders known pictures that are missing. */
export const createImageService = ({
  directory,
  log,
  pictures,
  findPicture,
  rendering = 'ahead',
  maxDiskBytes = defaultMaxDiskBytes,
  getBudget = () => 'limited',
  clock = () => new Date(),
}: ImageServiceOptions) => {
  const renditions = createRenditions({ directory, maxDiskBytes, log });
  const budget = createRateLimiter(renderBudget, clock);

  /** AVIF takes seconds to encode: it is served when cached, and made in the background after WebP was sent. */
  const makeAvifForNextTime = (source: PictureSource, width: number): void => {
    renditions.makeLater(source, width, 'avif').catch((error: unknown) => {
      log(`No AVIF of ${source.key} at ${width}; WebP goes on being served. ${String(error)}`);
    });
  };

  /** Returns the best cached rendition, or renders one on the client's budget when its turn comes. */
  const choose = async (
    { source, width, formats }: RenditionRequest,
    client: string,
    signal: AbortSignal,
  ): Promise<Rendition> => {
    const [best = 'webp', next] = formats;
    const cached = await renditions.cached(source, width, best);
    if (cached) return { body: cached, format: best };
    // AVIF is never rendered while a client waits.
    const format = best === 'avif' && next !== undefined ? next : best;
    const existing = format === best ? undefined : await renditions.cached(source, width, format);
    if (!existing && getBudget(client) === 'limited' && !budget.consume(client)) throw new BudgetError();
    const body =
      existing ??
      (await renditions.make(source, width, format, { client: toClientKey(client), urgency: 'foreground', signal }));
    if (format !== best && rendering === 'ahead') makeAvifForNextTime(source, width);
    return { body, format };
  };

  const getHeaders = (type: string, etag: string): Record<string, string> => ({
    'content-type': type,
    'cache-control': immutableCacheControl,
    etag,
    vary: 'Accept',
    ...fileHeaders,
  });

  const respond = (request: Request, body: Buffer, headers: Record<string, string>): Response =>
    new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: { ...headers, 'content-length': String(body.byteLength) },
    });

  const servePicture = async (request: Request, client: string, rendition: RenditionRequest): Promise<Response> => {
    const toEtag = (format: ImageFormat): string => createEtag(`${rendition.source.key}/${rendition.width}/${format}`);
    // A 304 needs neither the disk nor a rendition.
    const has = rendition.formats.find((format) => matchesEtag(request, toEtag(format)));
    if (has) return new Response(null, { status: 304, headers: getHeaders(contentTypes[has], toEtag(has)) });
    try {
      const { body, format } = await choose(rendition, client, request.signal);
      return respond(request, body, getHeaders(contentTypes[format], toEtag(format)));
    } catch (error) {
      if (error instanceof QueueFullError) return fileBusyResponse(503, error.message);
      if (error instanceof MissingPictureError) {
        log(error.message);
        return fileNotFoundResponse('The file of this picture is missing.');
      }
      if (error instanceof BudgetError)
        return messageResponse(429, 'Too many pictures were requested from this address. Try again later.', {
          'retry-after': String(budget.secondsUntil(client)),
        });
      throw error;
    }
  };

  /** Handles GET and HEAD `/images/{id}?width=N`. `&shape=wide` requests a crop. */
  const handleImage = async (request: Request, client: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return messageResponse(405, 'Pictures can only be read.', { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const id = url.pathname.match(/^\/images\/([a-z0-9-]{1,120})\/?$/)?.[1];
    if (id === undefined) return fileNotFoundResponse('There is no picture at this address.');
    const picture = findPicture(id);
    if (!picture) return fileNotFoundResponse(`There is no picture "${id}".`);
    const query = parseImageQuery(url.searchParams, request.headers.get('accept') ?? '');
    if (!query.ok) return messageResponse(400, query.message);
    const { kind } = await pictures.get(id, client);
    switch (kind) {
      case 'missing':
        return fileNotFoundResponse(`There is no picture "${id}".`);
      case 'limited':
        return fileBusyResponse(429, 'Too many unknown pictures were requested from this address. Try again later.');
      case 'busy':
        return fileBusyResponse(503, 'Too many unknown pictures are being looked up. Try again in a few seconds.');
      case 'found': {
        const source = picture(query.shape);
        return servePicture(request, client, {
          source,
          width: source.toWidth(query.width),
          formats: query.formats.filter((format) => source.formats.includes(format)),
        });
      }
      default:
        return kind satisfies never;
    }
  };

  return { handleImage };
};
export type ImageService = ReturnType<typeof createImageService>;
