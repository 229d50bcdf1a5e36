import type { Db } from '../../db/schema.ts';
import type { Site } from '../../content/queries/sites.ts';
import { findAuthors } from '../../content/publishing/references.ts';
import { getItemKey, type ImportAuthor } from '../items.ts';
import type { JournalEntry } from '../journal.ts';
import type { Mapping } from '../mapping.ts';
import type { Report } from '../report.ts';
import { toImportSlug } from '../text.ts';
import { findTakenKeys } from './planKeys.ts';
import type { Survey } from './survey.ts';

export type AuthorPlan = {
  /** Slugs by id in the source; undefined: articles are imported without this author. */
  slugs: ReadonlyMap<string, string | undefined>;
  /** Authors that the import writes: new ones, and those of an earlier import. */
  written: readonly (ImportAuthor & { target: string })[];
  entries: Mapping['authors'];
};

const isAddress = (word: string): boolean => word.indexOf('@') > 0;

/** An author without email addresses in name and slug. An author who has no other name gets a neutral one. */
const hideAddress = (author: ImportAuthor, report: Report): ImportAuthor => {
  const { slug, ...rest } = author;
  const words = author.name.replaceAll(/["'()<>]/g, ' ').split(/\s+/);
  if (!words.some(isAddress) && !(slug && isAddress(slug))) return author;
  const name = words.filter((word) => word !== '' && !isAddress(word)).join(' ');
  if (name === '')
    report.note({
      kind: 'changed',
      subject: 'author',
      reason: 'Its only name is an email address, which is not published. Give the author a name.',
      place: author.place,
    });
  return { ...rest, name: name || 'Staff' };
};

/** Whether the publication has an author with this slug and another name. */
const isOtherPerson = async (db: Db, site: Site, slug: string, name: string): Promise<boolean> => {
  const found = (await findAuthors(db, site.id, [slug])).get(slug);
  return found !== undefined && toImportSlug(found.name).slug !== toImportSlug(name).slug;
};

/** Plans the slug of each author who wrote a story. An author of the publication with the same slug is used as it is. */
export const planAuthors = async (
  db: Db,
  site: Site,
  { authors, stories }: Survey,
  { mapping, journal, report }: { mapping: Mapping; journal: ReadonlyMap<string, JournalEntry>; report: Report },
): Promise<AuthorPlan> => {
  const used = new Set(stories.flatMap((story) => story.authors));
  const declared = new Map(authors.map((author) => [author.id, author]));
  const slugs = new Map<string, string | undefined>();
  const entries: Mapping['authors'] = {};
  const planned: (ImportAuthor & { target: string })[] = [];
  const taken = new Set<string>();
  for (const id of used) {
    const author = hideAddress(
      declared.get(id) ?? { kind: 'author', id, name: id, place: 'articles', oldAddresses: [], notes: [] },
      report,
    );
    const chosen = Object.hasOwn(mapping.authors, id) ? mapping.authors[id] : undefined;
    const wanted = toImportSlug(author.slug || author.name).slug || 'author';
    let target = chosen ? chosen.to : (journal.get(getItemKey(author))?.key ?? wanted);
    if (target !== null && !chosen) {
      const first = target;
      const isTaken = async (slug: string): Promise<boolean> =>
        taken.has(slug) || (!journal.has(getItemKey(author)) && (await isOtherPerson(db, site, slug, author.name)));
      for (let number = 2; await isTaken(target); number += 1) target = `${first}-${number}`;
      if (target !== first)
        report.note({
          kind: 'duplicate',
          subject: 'author',
          reason:
            'Another author has this slug. A number was added to it. If they are one person, name the slug in the mapping file.',
          place: author.place,
          value: target,
        });
    }
    slugs.set(id, target ?? undefined);
    entries[id] = { name: author.name, to: target };
    if (target !== null && !taken.has(target)) planned.push({ ...author, target });
    if (target !== null) taken.add(target);
  }
  for (const { id, name, place } of authors)
    if (!used.has(id))
      report.note({
        kind: 'ignored',
        subject: 'author',
        reason: 'Wrote no imported article or page.',
        place,
        value: name,
      });
  const existing = new Set([
    ...(await findAuthors(db, site.id, [...taken])).keys(),
    ...(await findTakenKeys(db, site, 'author', [...taken])),
  ]);
  const written = planned.filter((author) => {
    const isOwn = journal.get(getItemKey(author))?.key === author.target;
    if (!existing.has(author.target) || isOwn) return true;
    report.note({
      kind: 'changed',
      subject: 'author',
      reason: 'The publication has an author with this slug, who is used as it is.',
      place: author.place,
      value: author.target,
    });
    return false;
  });
  return { slugs, written, entries };
};
