import { getVideoFileType } from '@masthead/content-rules/video-hosts';
import type { FootageInput } from '../files/schema/footage.ts';
import type { Typeset } from '../files/typeset.ts';
import type { StoredFootage, StoredRendition } from '../../db/tables/columns.ts';
import { getFileUri } from '../../media/library/mediaRoutes.ts';
import { playlistType } from '../../media/library/detectHls.ts';
import { isPart } from '../../media/library/mediaTypes.ts';
import type { MediaRecord, MediaRecords } from '../../media/library/mediaRecord.ts';

/** Codecs that browsers play, as their names begin. */
const playableCodecs = ['avc1', 'avc3', 'vp8', 'vp09', 'av01', 'mp4a', 'opus', 'vorbis', 'flac', 'mp3'] as const;

/** Why browsers do not play a file; undefined for one that they play. */
export const findPlaybackProblem = ({ kind, type, codecs }: MediaRecord): string | undefined => {
  if (kind === 'audio') return undefined;
  if (kind !== 'video') return `is a file of the type ${type} and no video`;
  if (isPart(type)) return 'is a part of an HLS film. Name its playlist';
  if (type === 'video/quicktime') return 'is a QuickTime file, which not every browser plays. Export it as MP4';
  const unknown = codecs?.split(', ').find((codec) => !playableCodecs.some((name) => codec.startsWith(name)));
  return unknown && `has the codec ${unknown}, which not every browser plays. Export it with H.264 and AAC`;
};

const toType = ({ type, codecs }: MediaRecord): string => {
  // A playlist has no codecs in its type, so that every browser with HLS tries it.
  if (type === playlistType) return type;
  const container = type === 'video/x-m4v' ? 'video/mp4' : type;
  return codecs ? `${container}; codecs="${codecs}"` : container;
};

const toRendition = (record: MediaRecord): StoredRendition => ({
  uri: getFileUri(record),
  type: toType(record),
  width: record.width,
  height: record.height,
});

const createLookup =
  (media: MediaRecords) =>
  (id: string): MediaRecord => {
    const record = media.get(id);
    if (!record) throw new Error(`The video ${id} is not loaded. Pass the records of loadMedia.`);
    return record;
  };

/** Converts footage to its stored form. Size and length of an uploaded video are those of its file. */
export const toStoredFootage = (input: FootageInput, media: MediaRecords, typeset: Typeset): StoredFootage => {
  const find = createLookup(media);
  const main = input.media === undefined ? undefined : find(input.media);
  const file = main
    ? toRendition(main)
    : { uri: input.url ?? '', type: getVideoFileType(input.url ?? '') ?? null, width: null, height: null };
  return {
    ...file,
    duration: main?.seconds ? Math.max(1, Math.round(main.seconds)) : (input.seconds ?? null),
    renditions: input.renditions.map(({ media: id }) => toRendition(find(id))),
    captions: input.captions.map(({ media: id, language, label }) => ({ uri: getFileUri(find(id)), language, label })),
    transcript: input.transcript ? typeset(input.transcript) : null,
  };
};
