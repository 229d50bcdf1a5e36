import { createHash } from 'node:crypto';
import { drawingVersion } from './draw.ts';
import { imageId, inShape, parseImageId, type ResolvedImageSpec } from './imageId.ts';
import { createLogos, isLogoId } from './logos.ts';
import { contentTypes, parseImageQuery, renditionWidth, type ImageFormat } from './negotiate.ts';
import { QueueFullError } from './queue.ts';
import { createRenditions, drawingPlaces, type Rendition } from './renditions.ts';
import { warmInTurn } from './warm.ts';

export type ImageServiceOptions = {
  /** Where finished pictures are kept. */
  directory: string;
  log: (line: string) => void;
  /** The names of the firms whose logos may be asked for. */
  firms?: () => Promise<readonly string[]>;
  /** `asked`: nothing is drawn that nobody waits for, so no AVIF for next time. */
  drawing?: 'ahead' | 'asked';
  /** Bytes that finished pictures may take on disk. */
  diskBudget?: number;
};

/** The pictures of the sample content take about 200 MB in all sizes; somebody who makes up names gets no further than this. */
const usualDiskBudget = 1_000_000_000;
const aYear = 'public, max-age=31536000, immutable';
const say = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers } });

const tagOf = (...parts: readonly (string | number)[]): string =>
  `"${createHash('sha256').update(parts.join('/')).digest('base64url').slice(0, 22)}"`;

/** Answers `/images/{id}` from the disk, drawing what is not there yet. */
export const createImageService = ({ directory, log, firms = async () => [], drawing = 'ahead', diskBudget = usualDiskBudget }: ImageServiceOptions) => {
  const renditions = createRenditions({ directory, diskBudget, log });
  let logos: Promise<ReturnType<typeof createLogos>> | undefined;

  /** AVIF takes seconds to make: it is served once it is there, and made for next time after WebP has gone out. */
  const makeAvifForNextTime = (spec: ResolvedImageSpec, width: number): void => {
    renditions.make(spec, width, 'avif', 'background').catch((error: unknown) => {
      log(`No AVIF of ${imageId(spec)} at ${width}; WebP goes on being served. ${String(error)}`);
    });
  };

  const choose = async (spec: ResolvedImageSpec, width: number, formats: readonly ImageFormat[]): Promise<Rendition> => {
    const [best = 'webp', next] = formats;
    if (best !== 'avif' || next === undefined) return { body: await renditions.make(spec, width, best, 'asked'), format: best };
    const avif = await renditions.cached(spec, width, 'avif');
    if (avif) return { body: avif, format: 'avif' };
    const body = await renditions.make(spec, width, next, 'asked');
    if (drawing === 'ahead') makeAvifForNextTime(spec, width);
    return { body, format: next };
  };

  const respond = (request: Request, body: Buffer, type: string, etag: string, extra: Record<string, string>): Response => {
    const headers = { 'content-type': type, 'cache-control': aYear, etag, vary: 'Accept', 'x-content-type-options': 'nosniff', ...extra };
    const known = request.headers.get('if-none-match')?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
    if (known) return new Response(null, { status: 304, headers });
    const full = { ...headers, 'content-length': String(body.byteLength) };
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers: full });
  };

  const answerLogo = async (request: Request, id: string): Promise<Response> => {
    logos ??= firms().then(createLogos);
    const svg = (await logos)(id);
    if (!svg) return say(404, `There is no logo "${id}".`);
    const noScripts = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };
    return respond(request, svg, 'image/svg+xml', tagOf(id, svg.toString()), noScripts);
  };

  /** GET or HEAD `/images/{id}?width=N`; `&shape=wide` asks for the drawing in another shape than its name says. */
  const handleImage = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(405, 'Pictures can only be read.', { allow: 'GET, HEAD' });
    const url = new URL(request.url);
    const id = url.pathname.match(/^\/images\/([a-z0-9-]{1,120})\/?$/)?.[1];
    if (id === undefined) return say(404, 'There is no picture at this address.');
    if (isLogoId(id)) return answerLogo(request, id);
    const named = parseImageId(id);
    if (!named) return say(404, `There is no picture "${id}".`);
    const query = parseImageQuery(url.searchParams, request.headers.get('accept') ?? '');
    if (!query.ok) return say(400, query.message);
    const spec = query.shape ? inShape(named, query.shape) : named;
    const width = renditionWidth(spec.shape, query.width);
    try {
      const { body, format } = await choose(spec, width, query.formats);
      return respond(request, body, contentTypes[format], tagOf(drawingVersion, imageId(spec), width, format), {});
    } catch (error) {
      if (error instanceof QueueFullError) return say(503, error.message, { 'retry-after': '5' });
      throw error;
    }
  };

  /** Draws pictures with every place there is until the signal stops it: for a process that does nothing else. */
  const warmImages = (ids: readonly string[], signal: AbortSignal): Promise<void> =>
    warmInTurn({ ids, signal, log, lanes: drawingPlaces, draw: (spec, width) => renditions.make(spec, width, 'webp', 'asked') });

  return { handleImage, warmImages };
};
export type ImageService = ReturnType<typeof createImageService>;
