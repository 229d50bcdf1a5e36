import type { ImportAttachment } from '../items.ts';

/** Texts of a file of the old site. */
export type OldFile = Pick<ImportAttachment, 'address' | 'alt' | 'caption' | 'credit'>;

/** Files of the old site by address. */
export type FileIndex = {
  add: (attachment: ImportAttachment) => void;
  /** Finds the file that an address shows, also in another size or with parameters. */
  find: (address: URL) => OldFile | undefined;
};

/** Sizes in names of files: `-300x200` and `-scaled` of WordPress, `@2x`, and `-e1588888888888` of edited ones. */
const sizeSuffix = /(?:-\d{1,5}x\d{1,5}|-scaled|@2x|-rotated)(?=\.[a-z\d]{2,5}$)/i;
/** Sizes in paths of Ghost: `/content/images/size/w600/2020/01/a.jpg`. */
const sizeFolder = /\/size\/w\d+(?:h\d+)?(?=\/)/;

/** Addresses under which the full file of a picture may be, most likely first: the address itself, then without its size. */
const listVariants = (url: URL): readonly URL[] => {
  const paths = new Set([url.pathname]);
  const full = url.pathname.replace(sizeSuffix, '').replace(sizeFolder, '');
  if (full !== url.pathname) {
    paths.add(full);
    paths.add(full.replace(/(?=\.[a-z\d]{2,5}$)/i, '-scaled'));
  }
  return [...paths].map((path) => new URL(path, url));
};

/** The full file first, then the address itself. */
export const listFullFirst = (url: URL): readonly URL[] => {
  const [self, ...full] = listVariants(url);
  return self ? [...full, self] : full;
};

const toKey = ({ host, pathname }: URL): string => `${host.replace(/^www\./, '')}${pathname}`;

export const createFileIndex = (): FileIndex => {
  const files = new Map<string, OldFile>();
  return {
    add: ({ address, variants = [], alt, caption, credit }) => {
      const file = {
        address,
        ...(alt !== undefined && { alt }),
        ...(caption !== undefined && { caption }),
        ...(credit !== undefined && { credit }),
      };
      for (const name of [address, ...variants]) {
        const url = URL.parse(name);
        if (url) files.set(toKey(url), file);
      }
    },
    find: (address) => {
      for (const url of listVariants(address)) {
        const file = files.get(toKey(url));
        if (file) return file;
      }
      return undefined;
    },
  };
};
