import { shorten } from '@masthead/content-rules/shorten';
import ExifReader from 'exifreader';
import sharp from 'sharp';

type PictureTexts = { credit: string | null; copyright: string | null; caption: string | null };

/** Longer texts are cut; a caption of IPTC has at most 2,000 characters. */
const maxLength = { credit: 200, copyright: 300, caption: 2_000 } as const;

const clean = (text: string, length: number): string | null => {
  const cleaned = text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return cleaned === '' ? null : shorten(cleaned, length);
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

const maxSegmentBytes = 65_533;

/** A segment of a JPEG, empty if there is no content or too much. Some formats have the signature in their content. */
const toSegment = (marker: number, signature: string, content: Buffer | undefined): Buffer => {
  if (!content || content.length > maxSegmentBytes - signature.length) return Buffer.alloc(0);
  const start = Buffer.from(signature);
  const signed = content.subarray(0, start.length).equals(start) ? content : Buffer.concat([start, content]);
  const length = signed.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), signed]);
};

/** The metadata as a JPEG without pixels. The image library finds it outside the main thread. */
const readMetadata = async (file: string): Promise<Buffer> => {
  const { exif, xmp, iptc, tifftagPhotoshop } = await sharp(file, { limitInputPixels: false }).metadata();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    toSegment(0xe1, 'Exif\0\0', exif),
    toSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp),
    toSegment(0xed, 'Photoshop 3.0\0', tifftagPhotoshop ?? iptc),
    Buffer.from([0xff, 0xd9]),
  ]);
};

/** Reads credit, copyright and caption from IPTC, then XMP, then EXIF. Damaged or larger metadata counts as none. */
export const readCredits = async (file: string): Promise<PictureTexts> => {
  const metadata = await readMetadata(file);
  try {
    const { iptc, xmp, exif } = ExifReader.load(metadata, {
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
