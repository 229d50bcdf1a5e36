/**
 * The neutral items that every source yields: what an import knows of authors, categories, files, articles and pages,
 * without the format that they come from.
 */

/** Where something is in its source, for people: `line 1204, post 57 "A deal"`, `row 12`. */
export type Place = string;

export type NoteKind =
  | 'not-imported'
  /** Content that is imported in another form. */
  | 'changed'
  /** Pictures and files that cannot be read. */
  | 'broken-picture'
  /** Slugs and addresses that two items share. */
  | 'duplicate'
  | 'unknown-category'
  /** What an import leaves out by design, such as comments. */
  | 'ignored';

/** Something for the report. Notes with the same kind, subject and reason are counted together. */
export type Note = {
  kind: NoteKind;
  /** What it concerns, without values of one item: `block core/latest-posts`, `title`. */
  subject: string;
  /** Why, and what to do: one sentence without values of one item. */
  reason: string;
  place: Place;
  /** The value of this item, such as the address of a picture. */
  value?: string;
};

type ItemFields = {
  /** Identifies the item among those of its kind, also in a later export: `123`, a GUID, an address. */
  id: string;
  place: Place;
  /** Addresses at the old site that must lead to the new page: absolute, or paths such as `/?p=123`. */
  oldAddresses: readonly string[];
  notes: readonly Note[];
};

/** A picture by its address at the old site. */
export type ImportPicture = {
  address: string;
  /** Undefined: that of the attachment with this address, else of the file. */
  alt?: string;
  caption?: string;
  credit?: string;
};

export type ImportAuthor = ItemFields & {
  kind: 'author';
  name: string;
  /** Undefined: from the name. */
  slug?: string;
  description?: string;
  picture?: ImportPicture;
  /** `twitter`, `linkedin`, … and the address. */
  social?: readonly { network: string; value: string }[];
};

/** A category or section. The mapping decides which category of the publication it becomes. */
export type ImportCategory = ItemFields & {
  kind: 'category';
  name: string;
  slug: string;
  description?: string;
};

/** A file of the old site. Pictures of articles find their texts here by address. */
export type ImportAttachment = ItemFields & {
  kind: 'attachment';
  address: string;
  /** Other addresses of the same file, such as smaller sizes. */
  variants?: readonly string[];
  alt?: string;
  caption?: string;
  credit?: string;
  /** Id of the article or page that shows it; its own page leads there. */
  parent?: string;
};

type StoryFields = ItemFields & {
  /** Plain text, without tags and entities. May be empty. */
  title: string;
  /** Undefined or empty: from the title. */
  slug?: string;
  status: 'published' | 'scheduled' | 'draft';
  /** ISO 8601 instant with an offset. Undefined: a draft without a date. */
  publishedAt?: string;
  /** The date as written where it cannot be read: published content becomes a draft. */
  unreadDate?: string;
  /** The day in the address, `2026-11-21`: of the old address where that has one. Undefined: that of `publishedAt`. */
  day?: string;
  updatedAt?: string;
  /** Plain text. Undefined: derived from the body. */
  summary?: string;
  /**
   * HTML without private syntax of the source (short codes, comments of an editor). Elements beyond text: `figure` with
   * `img` and `figcaption` for pictures, `figure` with several of them for galleries; `iframe` with `src` and `title` for
   * embeds; `video` with `src` and `poster`, `audio` with `src` for files.
   * Addresses may be relative to the old site. It is not sanitized.
   */
  html: string;
  picture?: ImportPicture;
  /** Ids of authors, in the order of the byline. */
  authors: readonly string[];
};

export type ImportArticle = StoryFields & {
  kind: 'article';
  /** Ids of categories; the first is the primary one. */
  categories: readonly string[];
  tags: readonly string[];
  /** Where it was published first, if on another site. */
  canonicalUrl?: string;
  /** What it is about, if not text: its first video, or its first gallery. */
  format?: 'video' | 'gallery';
  /** Who could read it, if not everybody. It gets the label PRO (§6), and is a draft unless `--publish-paid` is given. */
  access?: 'subscribers';
};

/** A page outside of streams, such as "About us". */
export type ImportPage = StoryFields & { kind: 'page'; metaDescription?: string };

/** A note that belongs to no imported item, such as the number of comments. */
export type ImportRemark = {
  kind: 'remark';
  note: Note;
  /** The kind of an item that could not be converted. */
  failed?: 'author' | 'category' | 'article' | 'page';
};

/** What a source yields, in any order. */
export type ImportItem = ImportAuthor | ImportCategory | ImportAttachment | ImportArticle | ImportPage | ImportRemark;

/** Name of an item in the journal of imports, the mapping file and the report: `article:123`. */
export const getItemKey = ({ kind, id }: Pick<ImportAuthor, 'id'> & { kind: string }): string => `${kind}:${id}`;

/** What becomes of a part of an export: it is imported, or the report lists it with a reason. */
export type Handling = 'imported' | Pick<Note, 'kind' | 'reason'>;

export const ignored = (reason: string): Handling => ({ kind: 'ignored', reason });
export const lost = (reason: string): Handling => ({ kind: 'not-imported', reason });

/** The same value for each of the names, which are separated by spaces. */
export const forAll = <Value>(names: string, value: Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));
