import { fileTypeFromFile } from 'file-type';
import { detectHls, mp4PartType, playlistType } from './detectHls.ts';
import { mediaIssue, type MediaKind, type MediaResult } from './mediaRecord.ts';

type MediaType = { kind: MediaKind; extension: string };

/** Accepted types by content. SVG is not accepted, because it may contain scripts. */
const accepted: ReadonlyMap<string, MediaType> = new Map(
  Object.entries<MediaType>({
    'image/jpeg': { kind: 'image', extension: 'jpg' },
    'image/png': { kind: 'image', extension: 'png' },
    'image/apng': { kind: 'image', extension: 'png' },
    'image/webp': { kind: 'image', extension: 'webp' },
    'image/gif': { kind: 'image', extension: 'gif' },
    'image/avif': { kind: 'image', extension: 'avif' },
    'image/tiff': { kind: 'image', extension: 'tif' },
    'video/mp4': { kind: 'video', extension: 'mp4' },
    'video/x-m4v': { kind: 'video', extension: 'm4v' },
    'video/quicktime': { kind: 'video', extension: 'mov' },
    'video/webm': { kind: 'video', extension: 'webm' },
    [playlistType]: { kind: 'video', extension: 'm3u8' },
    'video/mp2t': { kind: 'video', extension: 'ts' },
    [mp4PartType]: { kind: 'video', extension: 'm4s' },
    'audio/mpeg': { kind: 'audio', extension: 'mp3' },
    'audio/x-m4a': { kind: 'audio', extension: 'm4a' },
    'audio/aac': { kind: 'audio', extension: 'aac' },
    'audio/ogg': { kind: 'audio', extension: 'ogg' },
    'audio/opus': { kind: 'audio', extension: 'opus' },
    'audio/flac': { kind: 'audio', extension: 'flac' },
    'audio/wav': { kind: 'audio', extension: 'wav' },
    'text/vtt': { kind: 'captions', extension: 'vtt' },
    'application/pdf': { kind: 'document', extension: 'pdf' },
    'application/epub+zip': { kind: 'document', extension: 'epub' },
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { kind: 'document', extension: 'docx' },
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { kind: 'document', extension: 'xlsx' },
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
      kind: 'document',
      extension: 'pptx',
    },
  }),
);

const advice: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'application/xml': 'SVG and XML may contain scripts. Save it as PNG or WebP.',
    'image/heic': 'Save it as JPEG.',
    'image/heif': 'Save it as JPEG.',
  }),
);

const formats =
  'JPEG, PNG, WebP, AVIF, GIF, TIFF, MP4, WebM, HLS, WebVTT, MP3, M4A, Ogg, FLAC, WAV, PDF, EPUB and Office documents';

export const getExtension = (type: string): string => accepted.get(type)?.extension ?? 'bin';

/** Whether a file is a part of an HLS film, and no film of its own. */
export const isPart = (type: string): boolean => type === 'video/mp2t' || type === mp4PartType;

/** The type of a file, or why the library does not accept it. */
type DetectedType = { ok: true; type: string; kind: MediaKind } | Extract<MediaResult, { ok: false }>;

/** Detects the type of a file by its content. Names and declared types are not used. */
export const detectType = async (file: string): Promise<DetectedType> => {
  const type = (await detectHls(file)) ?? (await fileTypeFromFile(file))?.mime.split(';', 1)[0]?.trim();
  const acceptedType = type === undefined ? undefined : accepted.get(type);
  if (type !== undefined && acceptedType) return { ok: true, type, kind: acceptedType.kind };
  return mediaIssue(
    'unsupported-type',
    `The file ${type === undefined ? 'has no known type' : `is of the type ${type}`}. ${advice.get(type ?? '') ?? `Accepted are ${formats}.`}`,
  );
};
