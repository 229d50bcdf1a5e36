import { getVideoFileType, parseHostedVideo } from '@masthead/content-rules/video-hosts';
import type { Footage, VideoSource } from '@masthead/design-system';
import { toSafeUrl } from './safeUrl';
import { toParagraphs } from './transcript';

/** A video as the content service and the partners' data service return it. */
export type WireFootage = {
  uri: string;
  duration?: number | null;
  type?: string | null;
  width?: number | null;
  height?: number | null;
  renditions?: readonly { uri: string; type?: string | null; width?: number | null; height?: number | null }[];
  captions?: readonly { uri: string; language: string; label: string }[];
  transcript?: string | null;
};

/** A video that can be played. */
export type Film = {
  footage: Footage;
  uri: string;
  /** Media type of the file; absent for the player of another site. */
  type?: string;
  /** "0:20". */
  duration?: string;
  seconds?: number;
  transcript: string[];
};

/** "3:34" from seconds. */
const formatDuration = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Windows that get a small file, if there is one: phones, which show a video about as wide as this in px. */
const smallWindow = 640;

/** The files in the order in which a browser should try them: small windows, the main one, other formats. */
const toSources = ({ uri, type, width, renditions = [] }: WireFootage): VideoSource[] => {
  const isSmall = (file: { type?: string | null; width?: number | null }): boolean =>
    Boolean(file.width && width && file.width < width && file.type?.split(';', 1)[0] === type?.split(';', 1)[0]);
  const files = [
    ...renditions.filter(isSmall).map((rendition) => ({ ...rendition, media: `(max-width: ${smallWindow}px)` })),
    { uri, type, media: undefined },
    ...renditions.filter((rendition) => !isSmall(rendition)).map((rendition) => ({ ...rendition, media: undefined })),
  ];
  return files.flatMap((file) => {
    const src = toSafeUrl(file.uri);
    const mediaType = file.type ?? getVideoFileType(file.uri);
    return src && mediaType ? [{ src, type: mediaType, ...(file.media && { media: file.media }) }] : [];
  });
};

const toSize = ({ width, height }: WireFootage) => (width && height ? { width, height } : {});

const toFootage = (wire: WireFootage): Footage | undefined => {
  const hosted = parseHostedVideo(wire.uri);
  if (hosted) return { kind: 'embed', src: hosted.embedUrl, ...toSize(wire) };
  if (!toSafeUrl(wire.uri) || !getVideoFileType(wire.uri)) return undefined;
  const captions = (wire.captions ?? []).flatMap(({ uri, language, label }) => {
    const src = toSafeUrl(uri);
    return src ? [{ src, language, label }] : [];
  });
  return { kind: 'file', sources: toSources(wire), captions, ...toSize(wire) };
};

/** §3 Article, video: the one rule of footage. Undefined without a file or player that can be shown. */
export const toFilm = (wire: WireFootage | null | undefined): Film | undefined => {
  const footage = wire && toFootage(wire);
  if (!footage) return undefined;
  const { uri, type, duration, transcript } = wire;
  const mediaType = footage.kind === 'file' ? (type ?? getVideoFileType(uri)) : undefined;
  return {
    footage,
    uri: footage.kind === 'embed' ? footage.src : uri,
    ...(mediaType && { type: mediaType }),
    ...(duration && { duration: formatDuration(duration), seconds: duration }),
    transcript: toParagraphs(transcript),
  };
};

/** The mark of a story's video in lists; undefined without footage. */
export const toVideoMark = (wire: WireFootage | null | undefined): { duration?: string } | undefined => {
  const film = toFilm(wire);
  return film && (film.duration ? { duration: film.duration } : {});
};
