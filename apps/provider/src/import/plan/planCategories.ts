import type { Db } from '../../db/schema.ts';
import type { Site } from '../../content/queries/sites.ts';
import type { Mapping } from '../mapping.ts';
import type { Report } from '../report.ts';
import { toImportSlug } from '../text.ts';
import type { Survey } from './survey.ts';

export type NewCategory = {
  /** Id in the source. */
  id: string;
  path: string;
  name: string;
  description: string | undefined;
  family: string;
  naturalId: string;
  position: number;
};

/** What categories of the source become. */
export type CategoryPlan = {
  /** Paths by id in the source; undefined: articles are imported without it. */
  paths: ReadonlyMap<string, string | undefined>;
  created: readonly NewCategory[];
  defaultCategory: string | undefined;
  /** What the mapping file must decide before the import. */
  problems: readonly string[];
  /** Entries for the mapping file. */
  entries: Mapping['categories'];
};

type Existing = { path: string; name: string; naturalId: string; family: string };

const naturalIdPattern = /^channel_(\d+)(?:section_(\d+))?$/;

/** Hands out ids and positions of new categories. */
const createNumbers = (existing: readonly Existing[]) => {
  const parse = ({ naturalId }: Existing) =>
    (naturalIdPattern.exec(naturalId) ?? []).slice(1).map((part) => Number(part ?? 0));
  const channels = new Map(existing.map((category) => [category.family, parse(category)[0] ?? 0]));
  const next = (values: Iterable<number>): number => Math.max(0, ...values) + 1;
  let section = next(existing.map((category) => parse(category)[1] ?? 0));
  let position = existing.length;
  return (family: string) => {
    const channel = channels.get(family) ?? next(channels.values());
    channels.set(family, channel);
    const numbers = { naturalId: `channel_${channel}section_${section}`, position };
    section += 1;
    position += 1;
    return numbers;
  };
};

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Names of other systems for the category of articles without one. */
const emptyNames = new Set(['uncategorized', 'uncategorised']);

const suggest = (site: Site, existing: readonly Existing[], name: string, slug: string): string | undefined => {
  if (emptyNames.has(slug)) return undefined;
  const found = existing.find(
    (category) => category.path.split('/').at(-1) === slug || isSameText(category.name, name),
  );
  return found?.path ?? `${site.product}-topics/${slug}`;
};

/** Plans what categories become: by the mapping file, else an equal category of the publication. */
export const planCategories = async (
  db: Db,
  site: Site,
  { stories, categories }: Survey,
  { mapping, hasMappingFile, report }: { mapping: Mapping; hasMappingFile: boolean; report: Report },
): Promise<CategoryPlan> => {
  const existing: Existing[] = await db
    .selectFrom('categories')
    .select(['path', 'name', 'naturalId', 'family'])
    .where('siteId', '=', site.id)
    .orderBy('position')
    .execute();
  const existingPaths = new Set(existing.map(({ path }) => path));
  const articles = stories.filter(({ kind }) => kind === 'article');
  const counts = new Map<string, number>();
  for (const story of articles) for (const id of story.categories) counts.set(id, (counts.get(id) ?? 0) + 1);
  const declared = new Map(categories.map((category) => [category.id, category]));
  for (const { id, name, place } of categories)
    if (!counts.has(id))
      report.note({
        kind: 'ignored',
        subject: 'category',
        reason: 'No imported article is in it.',
        place,
        value: name,
      });
  const paths = new Map<string, string | undefined>();
  const created = new Map<string, NewCategory>();
  const problems: string[] = [];
  let unknown = 0;
  const entries: Mapping['categories'] = {};
  const getNumbers = createNumbers(existing);
  const create = (id: string, path: string, name: string): void => {
    if (created.has(path)) return;
    const family = path.slice(0, path.lastIndexOf('/'));
    const description = declared.get(id)?.description;
    created.set(path, { id, path, name, description, family, ...getNumbers(family) });
  };
  for (const [id, count] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    const { name = id, slug = id, place = 'articles' } = declared.get(id) ?? {};
    const safeSlug = toImportSlug(slug || name).slug || 'category';
    const chosen = Object.hasOwn(mapping.categories, id) ? mapping.categories[id] : undefined;
    const to = chosen ? (chosen.to ?? undefined) : suggest(site, existing, name, safeSlug);
    const isNew = to !== undefined && !existingPaths.has(to);
    entries[id] = {
      name,
      articles: count,
      to: to ?? null,
      ...(isNew && (chosen ? chosen.create && { create: true } : { create: true })),
    };
    if (chosen && isNew && !chosen.create) {
      problems.push(
        `The mapping of the category "${name}" leads to "${to}", which does not exist. Correct it, or add "create": true.`,
      );
      continue;
    }
    if (chosen && isNew) create(id, to, name);
    if (!chosen && isNew) {
      report.note({
        kind: 'unknown-category',
        subject: 'category',
        reason: 'The publication has none with this name. Decide in the mapping file what it becomes.',
        place,
        value: `${name} (${count} articles)`,
      });
      unknown += 1;
    }
    paths.set(id, chosen || !isNew ? to : undefined);
  }
  if (unknown > 0 && !hasMappingFile)
    problems.push(`${unknown} category(s) of the source are unknown. Decide in the mapping file what they become.`);
  const isUsable = (path: string | undefined): path is string =>
    path !== undefined && (existingPaths.has(path) || created.has(path));
  const needsDefault = articles.filter((story) => !story.categories.some((id) => paths.get(id) !== undefined)).length;
  const defaultCategory =
    mapping.defaultCategory ??
    existing.find(({ path }) => path === `${site.product}-sections/news`)?.path ??
    existing.find(({ family }) => family.endsWith('-sections'))?.path ??
    existing[0]?.path ??
    Object.values(entries).find(({ to }) => to !== null)?.to ??
    undefined;
  if (needsDefault > 0 && !isUsable(mapping.defaultCategory))
    problems.push(
      mapping.defaultCategory === undefined
        ? `${needsDefault} article(s) have no category at the publication. Name one as "defaultCategory" in the mapping file.`
        : `The default category "${mapping.defaultCategory}" does not exist. Correct it in the mapping file.`,
    );
  return { paths, created: [...created.values()], defaultCategory, problems, entries };
};
