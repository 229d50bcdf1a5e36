/** Maximum number of tags of one response. Cloudflare indexes 1,000, Fastly has no limit of its own. */
const maxTags = 60;
/** Maximum bytes of all tags of one response. Cloudflare and Fastly read 16 KB. */
const maxBytes = 4_000;
/** A longer tag is replaced by that of its family. */
const maxTagBytes = 200;
/** The tag of responses whose tags do not fit even by family. Every purge contains it. */
const anyTag = 'any';

/** Next's own tags of routes and layouts. */
const isInternal = (tag: string): boolean => tag.startsWith('_N_T_');

/** Prefix of tags of removed items, which only the query cache uses. */
const withdrawnPrefix = 'withdrawn:';

/** `article:*` for `article:2026/11/21/a-deal`; undefined for a tag without a family. */
const getFamilyTag = (tag: string): string | undefined => {
  const end = tag.indexOf(':');
  return end > 0 ? `${tag.slice(0, end)}:*` : undefined;
};

/** Shared caches separate tags by spaces or commas and read ASCII. */
const encode = (tag: string): string => tag.replace(/[^\w.~:/*-]+/g, encodeURIComponent);

const toSharedTag = (tag: string): string => {
  const encoded = encode(tag);
  return encoded.length <= maxTagBytes ? encoded : (getFamilyTag(encoded) ?? anyTag).slice(0, maxTagBytes);
};

const fits = (tags: readonly string[]): boolean => tags.length <= maxTags && tags.join(' ').length <= maxBytes;

/** The family with the most tags, if one has several. */
const findLargestFamily = (tags: readonly string[]): string | undefined => {
  const families = [...Map.groupBy(tags, getFamilyTag)].filter(([family, members]) => family && members.length > 1);
  return families.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
};

/** All tags of a page in the form in which caches compare them, each once. */
export const toPageTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.filter((tag) => tag !== '' && !isInternal(tag)).map(toSharedTag)),
];

/**
 * Shortens tags (`toPageTags`) to those of a response for shared caches. While they exceed 60 tags or 4,000 bytes, the largest family is replaced by one
 * tag, such as `article:*`; where that does not suffice, the only tag is `any`. `toPurgeTags` purges these as well.
 */
export const shortenTags = (tags: readonly string[]): readonly string[] => {
  let shared = tags;
  while (!fits(shared)) {
    const largest = findLargestFamily(shared);
    if (largest === undefined) return [anyTag];
    shared = [...new Set([...shared.filter((tag) => getFamilyTag(tag) !== largest), largest])];
  }
  return shared;
};

/** The tags of a response for shared caches. */
export const toResponseTags = (tags: readonly string[]): readonly string[] => shortenTags(toPageTags(tags));

/** What shared caches purge: `changed` content may be served while it is fetched again, `withdrawn` content never. */
export type PurgeTags = { kind: 'changed' | 'withdrawn'; tags: readonly string[] };

/** The tags that shared caches purge for a list of changed tags: these, those of their families, and `any`. */
export const toPurgeTags = (tags: readonly string[]): PurgeTags => {
  const shared = tags.filter((tag) => !tag.startsWith(withdrawnPrefix)).map(toSharedTag);
  return {
    kind: shared.length < tags.length ? 'withdrawn' : 'changed',
    tags: [...new Set([...shared, ...shared.flatMap((tag) => getFamilyTag(tag) ?? []), anyTag])],
  };
};
