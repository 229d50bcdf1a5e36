import type { AddNote } from '../bodyTree.ts';
import type { FindFile } from '../pictures/findFiles.ts';

/** A picture of a body before its file is found. */
export type PicturePart = { kind: 'picture'; address: string; alt: string | undefined; caption: string | undefined };
/** Pictures that belong together. */
export type GalleryPart = { kind: 'gallery'; pictures: readonly PicturePart[] };
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
type HtmlPart = { kind: 'html'; html: string };

/** A body in the order of its text. */
export type BodyPart = HtmlPart | PicturePart | GalleryPart | FilePart | FramePart;

/** What building a body needs. */
export type BuildDeps = {
  findFile: FindFile;
  /** Whether an address is a file of the old site, such as a PDF. */
  isOldFile: (address: string) => boolean;
  note: AddNote;
  /** The address of a file, for those that stay where they are. */
  toAbsolute: (address: string) => URL | undefined;
  /** Where the body is shown: only articles have players. */
  target: 'article' | 'page';
  /** The video that is shown above the text: one before the text, or the first. */
  leadVideo: 'before-text' | 'first' | 'none';
  /** The first gallery with this many pictures becomes the slideshow above the text. */
  minSlides: number;
};
