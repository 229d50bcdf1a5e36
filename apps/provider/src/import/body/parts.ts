/** A picture of a body before its file is found. */
export type PicturePart = { kind: 'picture'; address: string; alt: string | undefined; caption: string | undefined };
/** A file that is played or downloaded. */
export type FilePart = { kind: 'file'; address: string; label: string };
/** A frame of another site. */
export type FramePart = { kind: 'frame'; address: string; title: string };
/** A block of text. */
export type HtmlPart = { kind: 'html'; html: string };

/** A body in the order of its text. */
export type BodyPart = HtmlPart | PicturePart | FilePart | FramePart;
