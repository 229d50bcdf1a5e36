import { toMediaFigure } from '../../media/library/mediaFigure.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import { toReason } from '../pictures/findFiles.ts';
import { shorten } from '@masthead/content-rules/shorten';
import type { BuildDeps, GalleryPart, PicturePart } from './parts.ts';

const escapePattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Words before the name of a photographer in captions. */
const labels = '(?:photo(?:s|graph|graphs|graphy)?|picture|image|credit|courtesy|foto)';

/** A credit at the end of a caption: "A quay. Photo: Ann Lee". */
const ownCredit = new RegExp(
  String.raw`(?:^|[.!?…)]\s+|\s[–—|(]\s*)${labels}\s*(?:by|:|©)\s*[^.:]{2,80}[.)]*\s*$`,
  'iu',
);

/** The credit of a file, unless the caption names who made the picture: a publication's own words count. */
export const toFileCredit = (caption: string, credit: string | null): string | null =>
  ownCredit.test(caption) ? null : credit;

/** Removes a credit from the end of a caption, because the credit is shown after it: "A quay. Photo: Ann Lee". */
export const withoutCredit = (caption: string, credit: string | null | undefined): string => {
  const name = credit?.trim();
  if (!name) return caption;
  const start = String.raw`(?:(?<=^|[.!?]\s)|\s*[([–—|/;]\s*|\s-\s|(?<=^|\s)(?=${labels}))`;
  const end = String.raw`${start}(?:${labels}\s*(?:by|of|:|©)*\s*)?${escapePattern(name)}[)\].\s]*$`;
  return caption.replace(new RegExp(end, 'iu'), '').trim();
};

export type SlideInput = {
  caption?: string;
  image: { media: string; credit?: string } & ({ alt: string } | { decorative: true });
};

/** Slides of one slideshow (`publishing/kinds/articleInput.ts`). */
export const maxSlides = 200;
const maxCaption = 1_000;

/** Counts pixels of counters and spacers. */
const isTracker = (address: string): boolean =>
  /^https?:\/\/(?:[\w-]+\.)*(?:pixel|stats|feeds\.feedburner|feedsportal|doubleclick)\./i.test(address);

type FoundPicture =
  | { kind: 'found'; record: MediaRecord; alt: string; caption: string; credit: string | null }
  /** A later import may find it. */
  | { kind: 'missing' }
  | { kind: 'none' };

const findPicture = async (
  { address, alt, caption }: PicturePart,
  { findFile, note }: BuildDeps,
): Promise<FoundPicture> => {
  const lose = (kind: 'missing' | 'none', reason: string): FoundPicture => {
    note('broken-picture', 'picture', reason, address.slice(0, address.startsWith('data:') ? 100 : undefined));
    const texts = [alt, caption].filter(Boolean).join(' ');
    if (texts !== '') note('not-imported', 'text of a picture', 'The picture is missing.', texts);
    return { kind };
  };
  if (address === '' || address.startsWith('data:')) return lose('none', 'It has no address. Upload it as a file.');
  if (isTracker(address)) return { kind: 'none' };
  const found = await findFile(address);
  if (!found.ok) return lose('missing', toReason(found.reason));
  const { record, oldFile } = found;
  if (record.kind !== 'image') return lose('none', 'The file is not a picture.');
  const text = alt || oldFile?.alt;
  if (!text)
    note('changed', 'picture without alternative text', 'Readers who cannot see it get nothing. Add a text.', address);
  const captionText = caption || oldFile?.caption || record.caption || '';
  const credit = oldFile?.credit || toFileCredit(captionText, record.credit);
  return {
    kind: 'found',
    record,
    alt: text || record.alt || '',
    caption: shorten(withoutCredit(captionText, credit), maxCaption),
    credit,
  };
};

/** The HTML of a picture; undefined for one that is missing. */
export const buildPicture = async (part: PicturePart, deps: BuildDeps): Promise<string | undefined> => {
  const found = await findPicture(part, deps);
  if (found.kind !== 'found') return found.kind === 'missing' ? undefined : '';
  const { record, alt, caption, credit } = found;
  return toMediaFigure(record, { alt, caption, credit });
};

export const buildSlides = async (
  { pictures }: GalleryPart,
  deps: BuildDeps,
): Promise<{ slides: readonly SlideInput[]; isComplete: boolean }> => {
  const found: FoundPicture[] = [];
  for (const picture of pictures) found.push(await findPicture(picture, deps));
  return {
    isComplete: found.every(({ kind }) => kind !== 'missing'),
    slides: found.flatMap((picture) =>
      picture.kind === 'found'
        ? [
            {
              ...(picture.caption && { caption: picture.caption }),
              image: {
                media: picture.record.id,
                ...(picture.alt ? { alt: picture.alt } : { decorative: true as const }),
                ...(picture.credit && { credit: picture.credit }),
              },
            },
          ]
        : [],
    ),
  };
};
