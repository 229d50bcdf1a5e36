import { escapeHtml } from '@masthead/content-rules/html';
import type { AddNote } from '../bodyTree.ts';

export type WpAttachment = {
  id: string;
  address: string;
  alt: string;
  caption: string;
  credit: string;
  /** Id of the post that it was uploaded to. */
  parent: string;
  /** Place among the files of that post. */
  order: number;
};

/** What the conversion of a body needs of its post and its export. */
export type BodyContext = {
  note: AddNote;
  findAttachment: (id: string) => WpAttachment | undefined;
  /** Files that were uploaded to this post, for galleries without ids. */
  listAttached: () => readonly WpAttachment[];
  /** Content of a reusable block. */
  findReusable: (id: string) => string | undefined;
  /** Footnotes of the post, from its metadata. */
  footnotes: readonly { id: string; content: string }[];
};

/** A picture of a body. `caption` is HTML. */
type FigureParts = { address: string; alt?: string | undefined; caption?: string | undefined };

export const toFigure = ({ address, alt, caption }: FigureParts): string =>
  `<figure><img src="${escapeHtml(address)}"${alt === undefined ? '' : ` alt="${escapeHtml(alt)}"`}>${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

/** The HTML of a file of the export as a picture. Its texts are those of the file. */
const toAttachmentFigure = ({ address, alt, caption }: WpAttachment): string =>
  toFigure({ address, alt: alt || undefined, caption: caption && escapeHtml(caption) });

export const toGallery = (files: readonly WpAttachment[]): string => {
  const figures = files.map(toAttachmentFigure).join('');
  return files.length > 1 ? `<figure>${figures}</figure>` : figures;
};

/** The HTML of an embed of another site. */
export const toFrame = (url: string, title = ''): string =>
  `<iframe src="${escapeHtml(url.trim().replaceAll('&amp;', '&'))}" title="${escapeHtml(title)}"></iframe>`;

const isPictureAddress = (address: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|tiff?)(?:\?|$)/i.test(address);

export const filterPictures = (attachments: readonly WpAttachment[]): readonly WpAttachment[] =>
  attachments.filter(({ address }) => isPictureAddress(address));

/** Reports ids of a gallery or a playlist that the export does not have, and returns the others. */
export const findAttachments = (context: BodyContext, ids: readonly string[]): readonly WpAttachment[] =>
  ids.flatMap((id) => {
    const found = context.findAttachment(id);
    if (found) return [found];
    context.note(
      'broken-picture',
      'file of a gallery',
      'The export has no file with this id. Export "All content".',
      id,
    );
    return [];
  });
