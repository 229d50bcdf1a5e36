import { getVideoFileType, parseHostedVideo } from '@masthead/content-rules/video-hosts';
import { z } from 'zod';
import {
  type ContentMediaFile,
  hasOneSource,
  linkSchema,
  mediaFileSchema,
  mediaIdSchema,
  type MediaSource,
  mediaSource,
  textSchema,
} from './common.ts';

/** Address of a video file, an HLS playlist, or a video's page at a known host. */
const videoUrlSchema = linkSchema.refine(
  (url) => getVideoFileType(url) !== undefined || parseHostedVideo(url) !== undefined,
  'must be the address of an MP4, WebM or HLS (.m3u8) file, or of a video at YouTube, Vimeo, Dailymotion or TED',
);

const captionsLabels = {
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as en or pt-BR')
    .describe('Language tag of the captions: en, es, pt-BR.'),
  label: textSchema.max(60).describe('Name of the captions in the menu of players: English.'),
};

const secondsSchema = z.int().min(1).max(86_400).describe('Length in seconds. Known of an uploaded file.');
export const transcriptSchema = textSchema.max(200_000).describe('What is said and shown, as text in paragraphs.');

const maxRenditions = 6;
const maxCaptions = 20;

/** Footage by ids of the media library, or by its address, as published input (§3 Article, video). */
export const footageFields = {
  media: mediaIdSchema.optional().describe('Id of an uploaded video.'),
  url: videoUrlSchema
    .optional()
    .describe('Address of a video file, of an HLS playlist, or of a page at YouTube, Vimeo, Dailymotion or TED.'),
  renditions: z
    .array(z.strictObject({ media: mediaIdSchema }))
    .max(maxRenditions)
    .default([])
    .describe('Smaller files of the same video, or files in other formats.'),
  captions: z
    .array(z.strictObject({ media: mediaIdSchema, ...captionsLabels }))
    .max(maxCaptions)
    .default([])
    .describe('Uploaded WebVTT files. The first one is switched on.'),
  transcript: transcriptSchema.nullish(),
  seconds: secondsSchema.nullish(),
};

/** The issue of footage without one source. */
export const oneFootage = { path: ['url'], error: 'needs one of media and url, or in files of file' };

/** Footage as published input, without further fields. */
export const footageSchema = z.strictObject(footageFields).refine(hasOneSource, oneFootage);
export type FootageInput = z.infer<typeof footageSchema>;

const toFile = ({ file, media }: MediaSource): ContentMediaFile => ({
  kind: 'file',
  source: { file, media, url: undefined },
});

/** Footage in content files: of files, which `resolveMedia` adds to the media library, or by its address. */
export const contentFootageFields = {
  file: mediaSource.file,
  media: mediaSource.media,
  url: videoUrlSchema.optional(),
  renditions: z.array(mediaFileSchema).max(maxRenditions).default([]),
  captions: z
    .array(
      z
        .strictObject({ file: mediaSource.file, media: mediaSource.media, ...captionsLabels })
        .refine(hasOneSource, { path: ['file'], error: 'needs either file or media' })
        .transform(({ language, label, ...source }) => ({ language, label, captions: toFile(source) })),
    )
    .max(maxCaptions)
    .default([]),
  transcript: transcriptSchema.optional(),
  seconds: secondsSchema.optional(),
};

/** Replaces the source of footage by a file that `resolveMedia` finds. */
export const toContentFootage = <Fields extends MediaSource>({ file, media, ...rest }: Fields) => ({
  ...rest,
  main: rest.url === undefined ? toFile({ file, media }) : undefined,
});

/** Footage in content files, without further fields. */
export const contentFootageSchema = z
  .strictObject(contentFootageFields)
  .refine(hasOneSource, oneFootage)
  .transform(toContentFootage);
export type ContentFootage = z.infer<typeof contentFootageSchema>;
