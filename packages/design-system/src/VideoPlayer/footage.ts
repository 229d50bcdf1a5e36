/** A file of a video. `media` selects it for some viewports. */
export type VideoSource = { src: string; type?: string; media?: string };

/** WebVTT captions in a language. */
export type VideoCaptions = { src: string; language: string; label: string };

/** Source of a video: files of the site, a playlist among them, or the player of another site. */
export type Footage =
  | {
      kind: 'file';
      sources: readonly VideoSource[];
      captions: readonly VideoCaptions[];
      width?: number;
      height?: number;
    }
  | { kind: 'embed'; src: string; width?: number; height?: number };

const playlistType = 'application/vnd.apple.mpegurl';

/** The HLS playlist among the sources. */
export const findPlaylist = (sources: readonly VideoSource[]): VideoSource | undefined =>
  sources.find(({ type }) => type === playlistType);
