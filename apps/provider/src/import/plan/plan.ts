import type { Db } from '../../db/schema.ts';
import type { Redirect } from '../../content/publishing/redirects.ts';
import type { Site } from '../../content/queries/sites.ts';
import { createOldSite, type OldSite } from '../addresses.ts';
import type { JournalEntry } from '../journal.ts';
import type { Mapping } from '../mapping.ts';
import type { FileIndex } from '../pictures/fileIndex.ts';
import type { Report } from '../report.ts';
import type { ImportSource } from '../source.ts';
import { type AuthorPlan, planAuthors } from './planAuthors.ts';
import { type CategoryPlan, planCategories } from './planCategories.ts';
import { findStoryPaths, planKeys, type StoryTarget } from './planKeys.ts';
import { type Survey, type SurveyedFile, surveySource } from './survey.ts';

/** Old pages of files that belong to no story: each leads to the first story that shows the file in its text. */
type FilePages = {
  /** Returns the redirects of files that a story shows, which no other story has claimed. */
  claim: (addresses: readonly string[], to: string) => readonly Redirect[];
  listUnclaimed: () => readonly { file: SurveyedFile; paths: readonly string[] }[];
};

/** Creates the file pages of an import. `isTaken` are old paths that lead elsewhere already. */
const createFilePages = (
  files: readonly SurveyedFile[],
  oldSite: OldSite,
  isTaken: (path: string) => boolean,
): FilePages => {
  const toPaths = ({ oldAddresses }: SurveyedFile): readonly string[] =>
    [...new Set(oldAddresses.flatMap((address) => oldSite.toPath(address) ?? []))].filter(
      (path) => path !== '/' && !isTaken(path),
    );
  const unclaimed = new Map(files.map((file) => [file.address, { file, paths: toPaths(file) }]));
  return {
    claim: (addresses, to) =>
      addresses.flatMap((address) => {
        const { paths = [] } = unclaimed.get(address) ?? {};
        unclaimed.delete(address);
        return paths.filter((from) => from !== to).map((from) => ({ from, to }));
      }),
    listUnclaimed: () => [...unclaimed.values()].filter(({ paths }) => paths.length > 0),
  };
};

/** Everything that is decided before the first write. */
export type Plan = {
  oldSite: OldSite;
  stories: ReadonlyMap<string, StoryTarget>;
  authors: AuthorPlan;
  categories: CategoryPlan;
  /** New paths of old paths, to rewrite links. */
  links: ReadonlyMap<string, string>;
  /** Redirects by the item that they belong to: `article:123`, `author:5`, `category:7`. */
  redirects: ReadonlyMap<string, readonly Redirect[]>;
  files: FileIndex;
  filePages: FilePages;
};

/** What planning needs. */
type PlanDeps = {
  db: Db;
  site: Site;
  mapping: Mapping;
  hasMappingFile: boolean;
  journal: ReadonlyMap<string, JournalEntry>;
  report: Report;
  now: Date;
  /** Addresses that the site serves whatever its content is; a segment `:name` is any. */
  ownAddresses: readonly string[];
};

type Claim = { item: string; place: string; addresses: readonly string[]; to: string };

/** Pages of files lead to the story that they were uploaded to, else to one with this picture above its text. */
const claimFiles = ({ files, stories }: Survey, targets: ReadonlyMap<string, StoryTarget>) => {
  const byId = new Map(stories.map(({ id, item }) => [id, item]));
  const byPicture = new Map(
    stories.flatMap(({ pictureAddress, item }) =>
      pictureAddress === undefined ? [] : [[pictureAddress, item] as const],
    ),
  );
  const claims: Claim[] = [];
  const others: SurveyedFile[] = [];
  for (const file of files) {
    const { parent, address, oldAddresses: addresses, place } = file;
    const item = byId.get(parent ?? '') ?? byPicture.get(address);
    const to = item === undefined ? undefined : targets.get(item)?.path;
    if (item !== undefined && to !== undefined) claims.push({ item, place, addresses, to });
    else others.push(file);
  }
  return { claims, others };
};

/** Creates a test whether the site serves a path itself, so that a redirect of it is never followed. */
const createIsOwn = (ownAddresses: readonly string[]) => {
  const toComparable = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  const paths = new Set(ownAddresses.map(toComparable));
  const patterns = ownAddresses
    .filter((address) => /[:(*]/.test(address))
    .map((address) => new URLPattern({ pathname: toComparable(address) }, { ignoreCase: true }));
  return (path: string): boolean => {
    const comparable = toComparable(path);
    return paths.has(comparable) || patterns.some((pattern) => pattern.test({ pathname: comparable }));
  };
};

const planAddresses = async (
  claims: readonly Claim[],
  oldSite: OldSite,
  { db, site, report, ownAddresses }: PlanDeps,
): Promise<Pick<Plan, 'links' | 'redirects'>> => {
  const isOwn = createIsOwn(ownAddresses);
  const paths = claims.flatMap(({ addresses }) => addresses.flatMap((address) => oldSite.toPath(address) ?? []));
  const content = new Set([...claims.map(({ to }) => to), ...(await findStoryPaths(db, site, paths))]);
  const links = new Map<string, string>();
  const redirects = new Map<string, Redirect[]>();
  for (const { item, place, addresses, to } of claims)
    for (const address of new Set(addresses)) {
      const from = oldSite.toPath(address);
      if (from === undefined || from === '/') continue;
      const other = links.get(from);
      if (other === to) continue;
      if (other !== undefined) {
        report.note({
          kind: 'duplicate',
          subject: 'old address',
          reason: 'Two items have this address. It leads to the first one.',
          place,
          value: from,
        });
        continue;
      }
      links.set(from, to);
      if (from === to) continue;
      if (isOwn(from))
        report.note({
          kind: 'duplicate',
          subject: 'old address',
          reason:
            'The site has a page or a redirect of its own at this address, so the old address does not lead to the new page. Link to the new page there, or remove the redirect of the brand.',
          place,
          value: from,
        });
      else if (content.has(from))
        report.note({
          kind: 'duplicate',
          subject: 'old address',
          reason:
            'Other content of the publication is at this address, so the old address does not lead to the new page. Link to the new page there.',
          place,
          value: from,
        });
      const own = redirects.get(item) ?? [];
      own.push({ from, to });
      redirects.set(item, own);
    }
  return { links, redirects };
};

/** Reads the source once and decides what its items become. */
export const createPlan = async (source: ImportSource, deps: PlanDeps): Promise<Plan> => {
  const { db, site } = deps;
  const survey = await surveySource(source);
  const oldSite = createOldSite(source.id, source.origins);
  const stories = await planKeys(db, site, survey.stories, deps);
  const authors = await planAuthors(db, site, survey, deps);
  const categories = await planCategories(db, site, survey, deps);
  const { claims: fileClaims, others } = claimFiles(survey, stories);
  const claims: Claim[] = [
    ...survey.stories.flatMap(({ item, place, oldAddresses: addresses }) => {
      const to = stories.get(item)?.path;
      return to === undefined ? [] : [{ item, place, addresses, to }];
    }),
    ...survey.authors.flatMap(({ id, place, oldAddresses: addresses }) => {
      const slug = authors.slugs.get(id);
      return slug === undefined ? [] : [{ item: `author:${id}`, place, addresses, to: `/author/profile/${slug}/` }];
    }),
    ...survey.categories.flatMap(({ id, place, oldAddresses: addresses }) => {
      const path = categories.paths.get(id);
      return path === undefined ? [] : [{ item: `category:${id}`, place, addresses, to: `/${path}/` }];
    }),
    ...fileClaims,
  ];
  const addresses = await planAddresses(claims, oldSite, deps);
  return {
    oldSite,
    stories,
    authors,
    categories,
    files: survey.fileIndex,
    filePages: createFilePages(others, oldSite, (path) => addresses.links.has(path)),
    ...addresses,
  };
};
