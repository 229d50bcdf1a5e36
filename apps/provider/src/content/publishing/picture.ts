import { isSitePath } from '@masthead/content-rules/site-path';
import { z } from 'zod';
import { listBodyPictures } from '../files/bodyBlocks.ts';
import { checkDescription, mediaIdSchema, pictureTexts } from '../files/schema/common.ts';
import type { Typeset } from '../files/typeset.ts';
import type { Db } from '../../db/schema.ts';
import type { StoredImage } from '../../db/tables/columns.ts';
import { isAvatarUrl } from '../../media/library/fetchMedia.ts';
import { toMediaImage } from '../../media/library/mediaImage.ts';
import type { MediaRecord, MediaRecords } from '../../media/library/mediaRecord.ts';
import { findPlaybackProblem } from './footage.ts';
import { formatPath } from '../../server/formatPath.ts';
import type { Issue } from './result.ts';

const pictureUrlSchema = z
  .string()
  .refine(
    (url) => isSitePath(url) || (url.startsWith('https:') && isAvatarUrl(url)),
    'must be a path on the site. Upload pictures of other hosts and use their media ids',
  );

/** A picture of content: one of the media library by its id, or one by its path. */
export const pictureSchema = z
  .strictObject({
    media: mediaIdSchema.optional().describe('Id of an uploaded picture.'),
    url: pictureUrlSchema.optional().describe('Path on the site, or the address of an avatar service.'),
    width: z.int().positive().optional().describe('Size of a picture by path, in px.'),
    height: z.int().positive().optional(),
    ...pictureTexts,
  })
  .superRefine(({ media, url, width, height, focalPoint }, context) => {
    if ((media === undefined) === (url === undefined))
      context.addIssue({ code: 'custom', path: ['url'], message: 'needs either media or url' });
    if (media !== undefined && (width ?? height) !== undefined)
      context.addIssue({ code: 'custom', path: ['width'], message: 'is known of an uploaded picture. Remove it' });
    if (url !== undefined && focalPoint !== undefined)
      context.addIssue({ code: 'custom', path: ['focalPoint'], message: 'needs an uploaded picture' });
  })
  .superRefine(checkDescription);
export type Picture = z.infer<typeof pictureSchema>;

/** Prefix of the addresses of uploaded pictures in Markdown: `![A tower](media:3f…9c)`. */
const mediaScheme = 'media:';

/** Returns the media id of an address in Markdown; undefined for another address. */
export const parseMediaAddress = (href: string): string | undefined =>
  href.startsWith(mediaScheme) ? href.slice(mediaScheme.length) : undefined;

type FoundId = { path: readonly PropertyKey[]; id: string };

const findMarkdownIds = (markdown: string, path: readonly PropertyKey[]): readonly FoundId[] =>
  markdown.includes(mediaScheme)
    ? listBodyPictures(markdown).flatMap(({ href }) => {
        const id = parseMediaAddress(href);
        return id === undefined ? [] : [{ path, id }];
      })
    : [];

/** Finds the media ids in a document, with their paths. */
const findMediaIds = (value: unknown, path: readonly PropertyKey[] = []): readonly FoundId[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => findMediaIds(entry, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const at = [...path, name];
    if (typeof entry !== 'string') return findMediaIds(entry, at);
    if (name === 'media') return [{ path: at, id: entry }];
    return name === 'markdown' ? findMarkdownIds(entry, at) : [];
  });
};

const idsPerQuery = 10_000;

/** Loads the records of the uploaded files in documents. None of them is removed until the transaction ends. */
export const loadMedia = async (db: Db, documents: unknown): Promise<MediaRecords> => {
  const ids = [...new Set(findMediaIds(documents).map(({ id }) => id))];
  const records = new Map<string, MediaRecord>();
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('id', 'in', ids.slice(start, start + idsPerQuery))
      .forKeyShare()
      .execute();
    for (const record of rows) records.set(record.id, record);
  }
  return records;
};

/** Fields of footage by their names; every other id is that of a picture. */
const footageNames: ReadonlySet<unknown> = new Set(['video', 'recording', 'renditions']);

const checkRecord = (path: readonly PropertyKey[], id: string, record: MediaRecord | undefined): string | undefined => {
  const [field] = path
    .slice(0, -1)
    .filter((part) => typeof part === 'string')
    .slice(-1);
  const isFootage = footageNames.has(field);
  const name = `"${id.slice(0, 100)}"`;
  if (isFootage) {
    if (!record) return `no uploaded video ${name}`;
    const problem = findPlaybackProblem(record);
    return problem && `the file ${record.fileName} ${problem}`;
  }
  const kind = field === 'captions' ? 'captions' : 'image';
  return record?.kind === kind ? undefined : `no uploaded ${kind === 'image' ? 'picture' : 'WebVTT file'} ${name}`;
};

/** Returns an issue for each uploaded file of a document that does not exist or is of another kind. */
export const findMissingMedia = (document: unknown, media: MediaRecords): readonly Issue[] =>
  findMediaIds(document).flatMap(({ id, path }) => {
    const message = checkRecord(path, id, media.get(id));
    return message === undefined ? [] : [{ path: formatPath(path), message }];
  });

/** Converts a picture to its stored form: path, full size, alternative text, caption and credit. */
export const toStoredPicture = (picture: Picture, media: MediaRecords, typeset: Typeset): StoredImage => {
  const { url, width, height, focalPoint } = picture;
  const alt = picture.alt ? typeset(picture.alt) : '';
  const caption = picture.caption && typeset(picture.caption);
  const credit = picture.credit && typeset(picture.credit);
  if (picture.media !== undefined) {
    const record = media.get(picture.media);
    if (!record) throw new Error(`The picture ${picture.media} is not loaded. Pass the records of loadMedia.`);
    return toMediaImage(record, { alt, caption, credit, focalPoint });
  }
  return {
    uri: url ?? '',
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    alt,
    ...(caption ? { caption } : {}),
    ...(credit ? { credit } : {}),
  };
};
