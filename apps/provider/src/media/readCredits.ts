import { readFile } from 'node:fs/promises';
import ExifReader from 'exifreader';

/** Texts of a picture's own metadata. */
export type PictureTexts = { credit: string | null; copyright: string | null; caption: string | null };

/** Longer texts are cut; a caption of IPTC has at most 2,000 characters. */
const maxLength = { credit: 200, copyright: 300, caption: 2_000 } as const;

const clean = (text: string, length: number): string | null => {
  const cleaned = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return cleaned === '' ? null : cleaned.slice(0, length);
};

type Tag = { description: string };

/** The text of the first tag that has one. Repeated tags, such as several by-lines, are joined. */
const first = (length: number, ...tags: readonly (Tag | readonly Tag[] | undefined)[]): string | null =>
  tags
    .map((tag) =>
      clean(
        [tag ?? []]
          .flat()
          .map(({ description }) => description)
          .join(', '),
        length,
      ),
    )
    .find((text) => text !== null) ?? null;

/** Joins who made a picture and who provides it, as credit lines do: `Ann Lee/Wire Service`. */
const toCredit = (creator: string | null, provider: string | null): string | null =>
  creator !== null && provider !== null && !provider.includes(creator)
    ? clean(`${creator}/${provider}`, maxLength.credit)
    : (provider ?? creator);

/** Reads credit, copyright and caption from IPTC, then XMP, then EXIF. Damaged metadata counts as none. */
export const readCredits = async (file: string): Promise<PictureTexts> => {
  const bytes = await readFile(file);
  try {
    const { iptc, xmp, exif } = ExifReader.load(bytes, {
      expanded: true,
      includeTags: { iptc: true, xmp: true, exif: ['Artist', 'Copyright', 'ImageDescription'] },
    });
    const { credit, copyright, caption } = maxLength;
    return {
      credit: toCredit(
        first(credit, iptc?.['By-line'], xmp?.['creator'], exif?.['Artist']),
        first(credit, iptc?.['Credit'], xmp?.['Credit']),
      ),
      copyright: first(copyright, iptc?.['Copyright Notice'], xmp?.['rights'], exif?.['Copyright']),
      caption: first(caption, iptc?.['Caption/Abstract'], xmp?.['description'], exif?.['ImageDescription']),
    };
  } catch {
    // The picture is usable without its texts.
    return { credit: null, copyright: null, caption: null };
  }
};
