import type { Db } from '../../db/schema.ts';
import type { KindName } from '../../content/publishing/fields.ts';
import type { Site } from '../../content/queries/sites.ts';
import type { JournalEntry } from '../journal.ts';
import type { Report } from '../report.ts';
import { toImportSlug } from '../text.ts';
import type { SurveyedStory } from './survey.ts';

/** Where a story is at the publication. */
export type StoryTarget = { kind: KindName & ('article' | 'staticPage'); key: string; path: string };

const keysPerQuery = 5_000;

/** Finds which of these keys the publication has. */
export const findTakenKeys = async (
  db: Db,
  site: Site,
  kind: KindName,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>();
  for (let start = 0; start < keys.length; start += keysPerQuery) {
    const part = keys.slice(start, start + keysPerQuery);
    const documents = await db
      .selectFrom('contentDocuments')
      .select('key')
      .where('siteId', '=', site.id)
      .where('kind', '=', kind)
      .where('key', 'in', part)
      .execute();
    const articles =
      kind === 'article'
        ? await db
            .selectFrom('articles')
            .select('naturalId as key')
            .where('siteId', '=', site.id)
            .where('naturalId', 'in', part)
            .execute()
        : [];
    for (const { key } of [...documents, ...articles]) taken.add(key);
  }
  return taken;
};

const getDay = ({ day, publishedAt, updatedAt }: SurveyedStory, now: Date): string =>
  day ?? (publishedAt ?? updatedAt ?? now.toISOString()).slice(0, 10);

const isDay = (day: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

const toKey = (kind: StoryTarget['kind'], day: string, slug: string): string =>
  kind === 'article' ? `${day.replaceAll('-', '/')}/${slug}` : slug;

const toStoryPath = (kind: StoryTarget['kind'], key: string): string =>
  kind === 'article' ? `/${key}/` : `/static/${key}/`;

/** Finds at which of these paths the publication has an article or a static page. */
export const findStoryPaths = async (db: Db, site: Site, paths: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [kind, pattern] of [
    ['article', /^\/(\d{4}\/\d{2}\/\d{2}\/[^/]+)\/$/],
    ['staticPage', /^\/static\/([^/]+)\/$/],
  ] as const) {
    const keys = paths.flatMap((address) => pattern.exec(address)?.[1] ?? []);
    for (const key of await findTakenKeys(db, site, kind, keys)) found.push(toStoryPath(kind, key));
  }
  return found;
};

const getSlug = (story: SurveyedStory, report: Report): string => {
  const { slug, isShortened } = toImportSlug(story.slug || story.title);
  const { place } = story;
  if (isShortened)
    report.note({
      kind: 'changed',
      subject: 'slug',
      reason: 'It is longer than 70 characters and was shortened.',
      place,
      value: slug,
    });
  if (slug !== '') return slug;
  const id = toImportSlug(`${story.kind} ${story.id}`).slug;
  report.note({
    kind: 'changed',
    subject: 'slug',
    reason: 'It is empty, or has no letters and digits. A new one was chosen.',
    place,
    value: id,
  });
  return id;
};

/** Plans a key for each story. A story of an earlier import keeps its key. */
export const planKeys = async (
  db: Db,
  site: Site,
  stories: readonly SurveyedStory[],
  { journal, report, now }: { journal: ReadonlyMap<string, JournalEntry>; report: Report; now: Date },
): Promise<ReadonlyMap<string, StoryTarget>> => {
  const targets = new Map<string, StoryTarget>();
  const used = new Set([...journal.values()].map(({ kind, key }) => `${kind} ${key}`));
  const wanted = stories.flatMap((story) => {
    const kind = story.kind === 'article' ? ('article' as const) : ('staticPage' as const);
    const former = journal.get(story.item);
    if (former?.kind === kind) {
      targets.set(story.item, { kind, key: former.key, path: toStoryPath(kind, former.key) });
      return [];
    }
    const day = getDay(story, now);
    return [{ story, kind, day: isDay(day) ? day : now.toISOString().slice(0, 10), slug: getSlug(story, report) }];
  });
  for (const kind of ['article', 'staticPage'] as const) {
    const keys = wanted.filter((want) => want.kind === kind).map(({ day, slug }) => toKey(kind, day, slug));
    for (const key of await findTakenKeys(db, site, kind, [...new Set(keys)])) used.add(`${kind} ${key}`);
  }
  for (const { story, kind, day, slug } of wanted) {
    let key = toKey(kind, day, slug);
    for (let number = 2; used.has(`${kind} ${key}`); number += 1) key = toKey(kind, day, `${slug}-${number}`);
    if (key !== toKey(kind, day, slug))
      report.note({
        kind: 'duplicate',
        subject: 'slug',
        reason: 'Other content has this slug on the same day. A number was added.',
        place: story.place,
        value: key,
      });
    used.add(`${kind} ${key}`);
    targets.set(story.item, { kind, key, path: toStoryPath(kind, key) });
  }
  return targets;
};
