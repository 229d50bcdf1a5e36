import { isNaturalId, isSlug, maxSlugLength } from '@masthead/content-rules/natural-id';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../db/schema.ts';
import type { DocumentState } from '../../db/tables/publishing.ts';
import { type StoredImage, hiddenUntil } from '../../db/tables/columns.ts';
import type { SiteRow } from '../queries/sites.ts';
import { createTypeset, type Typeset } from '../files/typeset.ts';
import type { MediaRecords } from '../../media/library/mediaRecord.ts';
import { type Picture, toStoredPicture } from './picture.ts';
import type { FindReferrers } from './referrers.ts';
import type { Issue } from './result.ts';
import type { Writer } from './writer.ts';

/** A publication that content is written to, and the records of the uploaded pictures of that content. */
export type Target = { site: SiteRow; media: MediaRecords };

/** A parsed document. `publishAt` is the date of its first publication; null for a draft without a date. */
export type Item<Input> = { key: string; input: Input; state: DocumentState; publishAt: Date | null };

type VisibleItem<Input> = Item<Input> & { publishAt: Date };

/** A kind of content: its schema, its natural key, and how its rows are written. */
export type Kind<Input = unknown> = {
  schema: z.ZodType<Input>;
  /** Whether a text has the form of the natural key, which may contain slashes. */
  isKey: (key: string) => boolean;
  /** The form of the key, for messages, where the example does not show it. */
  keyRule?: string;
  /** An example of the key, for messages and the documentation. */
  keyExample: string;
  /** Finds references to content that does not exist, and other problems that depend on the database. */
  check?: (
    item: Pick<Item<Input>, 'key' | 'input'>,
    target: Target,
    writer: Writer,
  ) => Promise<readonly Issue[]> | readonly Issue[];
  /** Lists what a valid item loses when its rows are written. Default: nothing. */
  listWarnings?: (item: Pick<Item<Input>, 'key' | 'input'>, target: Target) => readonly Issue[];
  /** Finds what loses its reference when an item has no row. Such an item cannot leave the sites. */
  findReferrers?: FindReferrers;
  /** Writes the rows of items. Rows of items that are not on the sites must be in no response. */
  write: (writer: Writer, target: Target, items: readonly Item<Input>[]) => Promise<void>;
  /** Deletes the rows of an item. */
  remove: (writer: Writer, target: Target, key: string) => Promise<void>;
  /** Cache tags of the pages that show an item. */
  tags: (item: Pick<Item<Input>, 'key' | 'input'>) => readonly string[];
  /** Cache tags of further lists that may name an item, purged when it leaves the sites. */
  hiddenTags?: readonly string[];
  /** The one of the tags that only the item's own pages have. */
  ownTag?: (item: Pick<Item<Input>, 'key' | 'input'>) => string;
};

/**
 * Cache tags to purge when an item leaves the sites. The tag that starts with `withdrawn:` keeps sites from serving
 * results about the item itself while the provider is down (packages/graphql-ops, `toWithdrawnTag`).
 */
export const getLeavingTags = (
  { tags, hiddenTags = [], ownTag }: Kind,
  item: Pick<Item<unknown>, 'key' | 'input'>,
): readonly string[] => [...tags(item), ...hiddenTags, ...(ownTag ? [`withdrawn:${ownTag(item)}`] : [])];

/** Whether the rows of an item may be in responses now. */
export const isVisible = <Input>(item: Item<Input>): item is VisibleItem<Input> =>
  item.state === 'published' && item.publishAt !== null;

/**
 * Publication date of an item whose rows stay while it is hidden, so that its id, page views and places in packages
 * stay. Hidden items have the date of an embargo that does not end: the rule of embargoes keeps them out of every
 * response.
 */
export const getEmbargoDate = (item: Item<unknown>): Date =>
  isOnSites(item) && item.publishAt ? item.publishAt : hiddenUntil;

/** Whether an item is on the sites, now or from its date on. */
export const isOnSites = ({ state, publishAt }: Item<unknown>): boolean =>
  (state === 'published' || state === 'scheduled') && publishAt !== null;

/** Helpers to convert the fields of an input to columns. */
export type RowContext = Target & {
  toImage: (picture: Picture | null | undefined) => StoredImage | null;
  toUri: (picture: Picture | null | undefined) => string | null;
  /** In the language of the publication. */
  typeset: Typeset;
  typesetOrNull: (text: string | null | undefined) => string | null;
};

export const createRowContext = (target: Target): RowContext => {
  const typeset = createTypeset(target.site.language);
  const toImage = (picture: Picture | null | undefined): StoredImage | null =>
    picture ? toStoredPicture(picture, target.media, typeset) : null;
  return {
    ...target,
    toImage,
    toUri: (picture) => toImage(picture)?.uri ?? null,
    typeset,
    typesetOrNull: (text) => (text ? typeset(text) : null),
  };
};

/** Picks fields whose columns have the same names. A missing value is null. */
export const pickOrNull = <Input extends object, Name extends keyof Input>(input: Input, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, input[name] ?? null])) as {
    [Key in Name]: NonNullable<Input[Key]> | null;
  };

type Table = keyof Database & string;

type RowKindRules<Input, T extends Table, References, By extends keyof Insertable<Database[T]> & string> = Omit<
  Kind<Input>,
  'write' | 'remove'
> & {
  table: T;
  /** Columns of the natural key, besides `siteId`. */
  by: readonly By[];
  /** Values of the key's columns. Default: the key itself, for the only one. */
  toKeyColumns?: (key: string) => Readonly<Record<By, unknown>>;
  /** Loads the row ids that rows of visible items reference. Default: they reference none. */
  loadReferences?: (writer: Writer, target: Target, items: readonly VisibleItem<Input>[]) => Promise<References>;
  /** Returns the other columns. */
  toRow: (
    item: VisibleItem<Input>,
    context: RowContext,
    references: References,
  ) => Omit<Insertable<Database[T]>, 'siteId' | By>;
};

const slugRule = `a slug of at most ${maxSlugLength} lowercase letters, digits and hyphens`;

export const slugKey = { isKey: isSlug, keyRule: slugRule } as const;

/** For kinds whose key is a slug, in the column `slug` of their rows. */
export const slugRow = { ...slugKey, by: ['slug'] } as const;

/** For articles: the key is their natural id. */
export const naturalIdKey = { isKey: isNaturalId, keyRule: `a day of the calendar and ${slugRule}` } as const;

/** Creates a kind with one row per item. An item that is not on the sites has no row. */
export const defineRowKind = <Input, T extends Table, References, By extends keyof Insertable<Database[T]> & string>({
  table,
  by,
  toKeyColumns = (key) => Object.fromEntries(by.map((column) => [column, key])) as Record<By, unknown>,
  loadReferences,
  toRow,
  ...kind
}: RowKindRules<Input, T, References, By>): Kind<Input> => {
  const deleteRow = (writer: Writer, { site }: Target, key: string): Promise<boolean> =>
    writer.deleteRow(table, { siteId: site.id, ...toKeyColumns(key) });
  return {
    ...kind,
    write: async (writer, target, items) => {
      const context = createRowContext(target);
      const visible = items.filter(isVisible);
      const references = (await loadReferences?.(writer, target, visible)) as References;
      const toWholeRow = (item: VisibleItem<Input>) =>
        ({
          siteId: target.site.id,
          ...toKeyColumns(item.key),
          ...toRow(item, context, references),
        }) as unknown as Insertable<Database[T]>;
      const itemByRow = new Map(visible.map((item) => [toWholeRow(item), item]));
      await writer.list(table, [...itemByRow.keys()], {
        key: ['siteId' as By, ...by],
        tags: (row) => {
          const item = itemByRow.get(row);
          return item ? kind.tags(item) : [];
        },
      });
      for (const item of items)
        if (!isVisible(item) && (await deleteRow(writer, target, item.key))) writer.addTags(kind.tags(item));
    },
    remove: async (writer, target, key) => {
      await deleteRow(writer, target, key);
    },
  };
};
