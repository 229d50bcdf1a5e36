import type { ImportAuthor, ImportCategory } from './items.ts';
import { toImportSlug, toText } from './text.ts';

/** Id of an author or a category of a source that has only names. */
export const toNameId = (name: string): string => toText(name).toLowerCase().slice(0, 200);

/** Ids of names in their order, each once. */
export const toNameIds = (names: readonly string[]): readonly string[] => [
  ...new Set(names.map(toNameId).filter(Boolean)),
];

export const toNamedAuthor = (
  name: string,
  more: Pick<ImportAuthor, 'picture'> & { address?: string | undefined } = {},
): ImportAuthor => ({
  kind: 'author',
  id: toNameId(name),
  name: toText(name),
  ...(more.picture && { picture: more.picture }),
  place: `author "${toText(name).slice(0, 80)}"`,
  oldAddresses: more.address === undefined ? [] : [more.address],
  notes: [],
});

export const toNamedCategory = (name: string): ImportCategory => ({
  kind: 'category',
  id: toNameId(name),
  name: toText(name),
  slug: toImportSlug(name).slug,
  place: `category "${toText(name).slice(0, 80)}"`,
  oldAddresses: [],
  notes: [],
});
