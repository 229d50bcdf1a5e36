import { findMedia } from '../../media/library/findMedia.ts';
import { ingestMedia } from '../../media/library/ingestMedia.ts';
import type { MediaIssueCode, MediaRecord } from '../../media/library/mediaRecord.ts';
import { getFileUri } from '../../media/library/mediaRoutes.ts';
import { type Referrer, removeMedia } from '../../media/library/removeMedia.ts';
import { writeAudit } from '../publishing/writer.ts';
import type { ContentApiDeps } from './items.ts';
import { contentApiLimits } from './limits.ts';
import { createProblem, problemResponse, type ProblemKind, refuse } from './problem.ts';
import { toUpload, UploadError } from './readUpload.ts';
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

/** A file of the media library in responses. `url` is a path on the site. */
const toFile = (record: MediaRecord) => {
  const { id, kind, type, bytes, width, height, isAnimated, fileName } = record;
  const { credit, copyright, caption, alt, createdAt } = record;
  const url = getFileUri(record);
  return {
    id,
    kind,
    type,
    bytes,
    width,
    height,
    isAnimated,
    fileName,
    credit,
    copyright,
    caption,
    alt,
    url,
    createdAt,
  };
};

/** Path of a file in the API. */
const toFilePath = ({ id }: MediaRecord): string => `/content/v1/media/${id}`;

const storeUpload = async ({ library, db }: ContentApiDeps, caller: Caller, request: Request): Promise<Response> => {
  if (!request.body) return refuse('malformed', 'The body is missing: send the file.');
  const result = await ingestMedia(library, toUpload(request, request.body));
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

/**
 * Adds the file of a request to the media library, while it arrives. 201 with its description, or 200 for a file that
 * the library has, whose texts stay as they are.
 */
export const handleUpload = async (deps: ContentApiDeps, caller: Caller, request: Request): Promise<Response> => {
  if (!caller.scopes.has('media')) return refuse('forbidden', 'Uploads need a token with the scope "media".');
  const { maxBytes } = deps.library.limits;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + contentApiLimits.upload.maxFormBytes)
    return refuse('too-large', `The maximum is ${Math.floor(maxBytes / 1024 / 1024)} MB.`);
  try {
    return await storeUpload(deps, caller, request);
  } catch (error) {
    if (error instanceof UploadError) return problemResponse(error.problem);
    throw error;
  }
};

/** Returns the description of a file of the media library. */
export const handleFile = async ({ library }: ContentApiDeps, id: string): Promise<Response> => {
  const record = await findMedia(library, id);
  return record
    ? Response.json(toFile(record), { headers: { 'cache-control': 'private, no-cache' } })
    : refuse('not-found', 'Upload the file with POST /media.');
};

/** Names the documents of the caller's publication, and says that others have the file too. */
const describeReferrers = (referrers: readonly Referrer[], { site }: Caller): string => {
  const own = referrers.filter(({ siteId }) => siteId === site.id).map(({ kind, key }) => `the ${kind} ${key}`);
  const others = own.length < referrers.length ? ['content of another publication'] : [];
  return [...own, ...others].join(', ');
};

/** Takes a file of the media library down. */
export const handleRemoval = async ({ library }: ContentApiDeps, caller: Caller, id: string): Promise<Response> => {
  const { site, tokenId, scopes } = caller;
  if (!scopes.has('media') || !scopes.has('publish'))
    return refuse('forbidden', 'Removing a file needs a token with the scopes "media" and "publish".');
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
      return problemResponse(createProblem('invalid', 'The file is in use.', [{ path: 'id', message }]));
    }
    default:
      return removal satisfies never;
  }
};
