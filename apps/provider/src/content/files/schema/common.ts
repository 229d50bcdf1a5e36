import { mediaIdPattern } from '@masthead/content-rules/pictures';
import { isSitePath } from '@masthead/content-rules/site-path';
import { z } from 'zod';
import type { MediaRecord } from '../../../media/library/mediaRecord.ts';

/** Whether this is the name of a time zone, such as `Europe/Berlin`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    // Not a name of a time zone.
    return false;
  }
};

/** Lowercase words joined by hyphens. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be kebab-case')
  .max(90);
export const articleSlugSchema = slugSchema.max(70, 'must have at most 70 characters');
/** A path of categories.json such as `markets/atlanta`; its existence is checked across files. */
export const categoryPathSchema = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/, 'must be a category path such as markets/atlanta');
/** Longer titles break the grid on phones. */
export const titleSchema = z.string().trim().min(4).max(90, 'must have at most 90 characters');
/** Text without white space at its ends. */
export const textSchema = z.string().trim().min(1);
/** Eastern time of day. */
export const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 06:30');
/** A calendar day; YAML parses an unquoted one as a timestamp. */
export const dateSchema = z.union([
  z.iso.date('must be a day such as 2026-11-21'),
  z.date().transform((date) => date.toISOString().slice(0, 10)),
]);
/** A day and an Eastern time of day. */
export const momentSchema = z
  .string()
  .regex(
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d$/,
    'must be a moment such as 2026-11-21 14:30',
  );
/** Days before or after the import. Sample content has relative dates, so that it stays current. */
export const daysSchema = z.int().min(0).max(400);
/** An absolute URL, or a path on the site. */
export const linkSchema = z
  .string()
  .refine(
    (value) =>
      isSitePath(value) || (URL.canParse(value) && ['https:', 'mailto:', 'tel:'].includes(new URL(value).protocol)),
    'must start with / or be an https address',
  );
export const socialSchema = z.strictObject({ name: textSchema, url: linkSchema });

const shareSchema = z.number().min(0).max(1);

export const mediaIdSchema = z
  .string()
  .regex(new RegExp(`^(?:${mediaIdPattern})$`), 'must be the id of an uploaded file');

/** Where a file of the media library comes from; one of the three. */
export const mediaSource = {
  /** Path below the content folder. */
  file: z
    .string()
    .regex(/^(?!.*(?:^|\/)\.)[^/\\][^\\]*$/, 'must be a path below the content folder such as pictures/tower.jpg')
    .optional(),
  /** Address of an allowed host, fetched once; or of an avatar service, left as it is. */
  url: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  media: mediaIdSchema.optional(),
};

export type MediaSource = { file?: string | undefined; url?: string | undefined; media?: string | undefined };

/** Whether exactly one source is set. */
export const hasOneSource = ({ file, url, media }: MediaSource): boolean =>
  [file, url, media].filter((source) => source !== undefined).length === 1;
const oneSourceMessage = 'needs one of file, url and media';

/** What content says about a picture. Without `caption` or `credit` it has those of its file. */
export const pictureTexts = {
  alt: textSchema.nullish().describe('What the picture shows, for readers who cannot see it.'),
  decorative: z.literal(true).optional().describe('The picture says nothing that the text does not say.'),
  caption: textSchema.nullish(),
  credit: textSchema.nullish(),
  focalPoint: z
    .strictObject({ x: shareSchema, y: shareSchema })
    .optional()
    .describe('The point of an uploaded picture that stays visible in every crop: 0 is the left or the top.'),
};

/** Reports a picture that has both an alternative text and none, or neither. */
export const checkDescription = (
  { alt, decorative }: { alt?: string | null | undefined; decorative?: true | undefined },
  context: z.RefinementCtx,
): void => {
  if ((alt == null) === (decorative === undefined))
    context.addIssue({ code: 'custom', path: ['alt'], message: 'needs alt, or decorative: true instead' });
};

/** A picture of the media library; `credit: null` and `caption: null` remove those of the file. */
export const imageSchema = z
  .strictObject({
    ...mediaSource,
    ...pictureTexts,
  })
  .refine(hasOneSource, oneSourceMessage)
  .superRefine(checkDescription)
  .transform(({ file, url, media, decorative, ...texts }) => ({
    kind: 'media' as const,
    source: { file, url, media },
    ...texts,
    alt: decorative ? '' : (texts.alt ?? ''),
  }));
/** A picture of the library in content. `resolveMedia` adds its record, or for an avatar leaves its address. */
export type ContentImage = z.infer<typeof imageSchema> & { record?: MediaRecord };

export const mediaFileSchema = z
  .strictObject(mediaSource)
  .refine(hasOneSource, oneSourceMessage)
  .transform(({ file, url, media }) => ({ kind: 'file' as const, source: { file, url, media } }));

/** A file in content. `resolveMedia` adds its record. */
export type ContentMediaFile = z.infer<typeof mediaFileSchema> & { record?: MediaRecord };

export const documentSchema = z.union([linkSchema, mediaFileSchema]);
