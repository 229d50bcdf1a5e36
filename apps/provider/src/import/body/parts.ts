/** A picture of a body before its file is found. */
export type PicturePart = { kind: 'picture'; address: string; alt: string | undefined; caption: string | undefined };
/** Pictures that belong together. */
export type GalleryPart = { kind: 'gallery'; pictures: readonly PicturePart[] };
/** Captions of a video: their address, language and name. */
export type CaptionsPart = { address: string; language: string; label: string };
/** A file that is played or downloaded. `poster` is an address, or empty. */
export type FilePart = {
  kind: 'file';
  element: 'audio' | 'video';
  address: string;
  label: string;
  poster: string;
  captions: readonly CaptionsPart[];
};
/** A frame of another site. */
export type FramePart = { kind: 'frame'; address: string; title: string };
/** A block of text. */
export type HtmlPart = { kind: 'html'; html: string };

/** A body in the order of its text. */
export type BodyPart = HtmlPart | PicturePart | GalleryPart | FilePart | FramePart;
