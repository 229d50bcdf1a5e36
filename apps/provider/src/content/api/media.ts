import { z } from '@hono/zod-openapi';
import { mediaKinds } from '../../db/tables/media.ts';
import { findMedia } from '../../media/library/mediaLibrary.ts';
import { ingestMedia } from '../../media/library/ingestMedia.ts';
import type { MediaIssueCode, MediaRecord } from '../../media/library/mediaRecord.ts';
import { getFileUri } from '../../media/library/mediaRoutes.ts';
import { type Referrer, removeMedia } from '../../media/library/removeMedia.ts';
import { writeAudit } from '../publishing/writer.ts';
import { type ApiEnv, createRoutes, json, once, problem, requires, toResponses } from './app.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, problemResponse, type ProblemKind, refuse, refuseInput } from './problem.ts';
import { toUpload, UploadError, uploadTexts } from './readUpload.ts';
import type { Caller } from './tokens.ts';

const problemKinds: Record<MediaIssueCode, ProblemKind> = {
  'too-large': 'too-large',
  'unsupported-type': 'unsupported-type',
  busy: 'unavailable',
  empty: 'invalid',
  damaged: 'invalid',
  'too-many-pixels': 'invalid',
  'too-slow': 'invalid',
  'not-allowed': 'invalid',
  'not-found': 'invalid',
  unreachable: 'invalid',
  removed: 'invalid',
};

const fileSchema = z
  .object({
    id: z.string().describe('Media id: SHA-256 of the uploaded bytes. Content names the picture by it.'),
    kind: z.enum(mediaKinds),
    type: z.string().describe('By content: image/jpeg'),
    bytes: z.int().describe('Size as it is stored. Pictures are encoded again.'),
    width: z.int().nullable(),
    height: z.int().nullable(),
    isAnimated: z.boolean(),
    fileName: z.string(),
    credit: z.string().nullable(),
    copyright: z.string().nullable(),
    caption: z.string().nullable(),
    alt: z.string().nullable(),
    url: z.string().describe('Path of the file on the site.'),
    createdAt: z.string(),
  })
  .openapi('File');

const toFile = (record: MediaRecord): z.infer<typeof fileSchema> =>
  fileSchema.parse({ ...record, url: getFileUri(record), createdAt: record.createdAt.toISOString() });

const toFilePath = ({ id }: MediaRecord): string => `/content/v1/media/${id}`;

const storeUpload = async (
  { library, db, caller }: ApiEnv,
  request: Request,
  texts: z.infer<typeof uploadTexts>,
): Promise<Response> => {
  if (!request.body) return refuse('malformed', 'The body is missing: send the file.');
  const result = await ingestMedia(library, toUpload(request, request.body, texts));
  if (!result.ok) {
    const [{ code, message }] = result.error;
    const kind = problemKinds[code];
    const issues = kind === 'invalid' ? [{ path: 'file', message }] : undefined;
    return problemResponse(createProblem(kind, message, issues), code === 'busy' ? { 'retry-after': '60' } : {});
  }
  const { value: record, status } = result;
  if (status === 'existing') return Response.json(toFile(record));
  const { site, tokenId } = caller;
  const entry = { siteId: site.id, tokenId, action: 'created', kind: 'media', key: record.id, state: null, hash: null };
  await writeAudit(db, [{ ...entry, at: library.clock() }]);
  return Response.json(toFile(record), { status: 201, headers: { location: toFilePath(record) } });
};

/** Names the documents of the caller's publication, and says that others have the file too. */
const describeReferrers = (referrers: readonly Referrer[], { site }: Caller): string => {
  const own = referrers.filter(({ siteId }) => siteId === site.id).map(({ kind, key }) => `the ${kind} ${key}`);
  const others = own.length < referrers.length ? ['content of another publication'] : [];
  return [...own, ...others].join(', ');
};

const describedFile = (description: string) => ({ description, content: json(fileSchema) });
const params = z.object({ id: z.string().describe('Media id') });
const missing = { 404: problem('No such file.') };
const textProperties = z.toJSONSchema(uploadTexts, { unrepresentable: 'any' }).properties as Record<
  string,
  { type: 'string' }
>;
const binary = { type: 'string', format: 'binary' } as const;

export const media = createRoutes();

media.openapi(
  {
    method: 'post',
    path: '/media',
    tags: ['media'],
    operationId: 'upload',
    summary: 'Upload a file: as the body, or in the field file of a form. Needs the scope media',
    middleware: [requires('media')],
    request: {
      query: uploadTexts,
      // Described only: the file is read while it arrives.
      body: {
        required: true,
        content: {
          'application/octet-stream': { schema: binary },
          'multipart/form-data': {
            schema: { type: 'object', required: ['file'], properties: { file: binary, ...textProperties } },
          },
        },
      },
    },
    responses: toResponses({
      200: describedFile('The library has the file. Its texts stay as they are.'),
      201: describedFile('Stored'),
      413: problem('The file is too large.'),
      415: problem('The type of the file, by its content, is not accepted.'),
      422: problem('The picture is damaged or has too many pixels, or a text is too long.'),
      503: problem('Too many files are uploaded at the same time. Wait for the seconds in Retry-After.'),
    }),
  },
  async ({ env, req }) => {
    const { maxBytes } = env.library.limits;
    if (Number(req.header('content-length') ?? 0) > maxBytes + contentApiLimits.upload.maxFormBytes)
      return refuse('too-large', `The maximum is ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
    try {
      return await storeUpload(env, req.raw, req.valid('query'));
    } catch (error) {
      if (error instanceof UploadError) return problemResponse(error.problem);
      throw error;
    }
  },
);

media.openapi(
  {
    method: 'get',
    path: '/media/{id}',
    tags: ['media'],
    operationId: 'get-file',
    middleware: [requires('read', 'media')],
    request: { params },
    responses: toResponses({ 200: describedFile('The file'), ...missing }),
  },
  async ({ env: { library }, req }) => {
    const record = await findMedia(library, req.valid('param').id);
    return record
      ? Response.json(toFile(record), { headers: { 'cache-control': 'private, no-cache' } })
      : refuse('not-found', 'Upload the file with POST /media.');
  },
);

media.openapi(
  {
    method: 'delete',
    path: '/media/{id}',
    tags: ['media'],
    operationId: 'remove-file',
    summary: 'Take a file down for good. Needs the scopes media and publish',
    middleware: [requires('media'), requires('publish'), once],
    request: { params },
    responses: toResponses({
      204: { description: 'Removed. The same file is refused from now on.' },
      ...missing,
      422: problem('Content names the file. The issue lists it.'),
    }),
  },
  async ({ env: { library, caller }, req }) => {
    const { id } = req.valid('param');
    const { site, tokenId } = caller;
    const entry = { siteId: site.id, tokenId, action: 'deleted', kind: 'media', key: id, state: null, hash: null };
    const removal = await removeMedia(library, id, (transaction) =>
      writeAudit(transaction, [{ ...entry, at: library.clock() }]),
    );
    switch (removal.kind) {
      case 'removed':
        return new Response(null, { status: 204 });
      case 'missing':
        return refuse('not-found', 'The media library has no such file.');
      case 'used': {
        const message = `cannot be removed, because it is in ${describeReferrers(removal.documents, caller)}. Change or delete these first`;
        return refuseInput([{ path: 'id', message }]);
      }
      default:
        return removal satisfies never;
    }
  },
);
