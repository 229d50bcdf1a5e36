import { hashValue } from '../content/publishing/documents.ts';
import { getKind } from '../content/publishing/kinds/index.ts';
import { findRedirects } from '../content/publishing/redirects.ts';
import { formatPath } from '../server/formatPath.ts';
import type { ImportDeps } from './importDeps.ts';
import { getItemKey, type ImportArticle, type ImportItem, type ImportPage } from './items.ts';
import type { Plan } from './plan/plan.ts';
import { getCategories, type PreparedStory, prepareStory } from './prepareStory.ts';
import type { Outcome, Report } from './report.ts';
import { createAttemptItem } from './unexpectedErrors.ts';
import { type ContentWriter, type WriteOutcome, writeContent } from './writeContent.ts';
import { writeAuthors, writeCategories } from './writeReferences.ts';

/** Change it when the conversion changes, so that the next import converts everything again. */
export const converterVersion = 6;

/** Stories whose pictures are fetched while earlier ones are written. */
const maxPrepared = 6;

type Story = ImportArticle | ImportPage;

/** Hash of everything that the converted story depends on. */
const hashStory = (story: Story, { plan, paid }: Pick<ImportDeps, 'plan' | 'paid'>): string =>
  hashValue({
    converterVersion,
    story: { ...story, place: undefined, notes: undefined },
    target: plan.stories.get(getItemKey(story)),
    authors: story.authors.map((id) => plan.authors.slugs.get(id)),
    categories: story.kind === 'article' ? getCategories(story, plan) : undefined,
    redirects: plan.redirects.get(getItemKey(story)),
    ...(story.kind === 'article' && story.access && { paid }),
  });

type Prepared = { story: Story; itemHash: string; prepared: Promise<PreparedStory> };

/** Reports what the source says of an item that is not a story. */
const reportItem = (item: Exclude<ImportItem, Story>, report: Report): void => {
  report.note(...(item.kind === 'remark' ? [item.note] : item.notes));
  if (item.kind === 'remark' && item.failed) report.count(item.failed, 'failed');
};

const writeStory = async (
  { plan, writer }: ImportDeps,
  { story, itemHash, prepared }: Prepared,
): Promise<WriteOutcome> => {
  const { input, isComplete, files } = await prepared;
  const item = getItemKey(story);
  const target = plan.stories.get(item);
  if (!target) throw new Error(`The source yields ${item}, which it did not yield for its index.`);
  return writeContent(writer, {
    item,
    place: story.place,
    kind: target.kind,
    key: target.key,
    input,
    itemHash: isComplete ? itemHash : null,
    redirects: [...(plan.redirects.get(item) ?? []), ...plan.filePages.claim(files, target.path)],
  });
};

/** Writes stories one after another. Their pictures are fetched ahead. */
const writeStories = async (deps: ImportDeps): Promise<void> => {
  const { source, plan, writer, findFile, paid, progress, attemptItem, signal } = deps;
  const { report, journal } = writer;
  const queue: Prepared[] = [];
  const writeNext = async (): Promise<void> => {
    const next = queue.shift();
    if (!next) return;
    const { story } = next;
    report.count(story.kind, await attemptItem(story, () => writeStory(deps, next)));
    progress.step(story.title);
  };
  for await (const item of source.read('full')) {
    if (signal.aborted) break;
    if (item.kind !== 'article' && item.kind !== 'page') {
      reportItem(item, report);
      continue;
    }
    const itemHash = hashStory(item, { plan, paid });
    if (journal.get(getItemKey(item))?.itemHash === itemHash) {
      report.count(item.kind, 'unchanged');
      progress.step(item.title);
      continue;
    }
    const prepared = prepareStory(item, { plan, report, findFile, paid, language: writer.site.language });
    // It is awaited later; until then a failure must not end the process.
    prepared.catch(() => undefined);
    queue.push({ story: item, itemHash, prepared });
    if (queue.length >= maxPrepared) await writeNext();
  }
  while (queue.length > 0 && !signal.aborted) await writeNext();
};

const pagesPerQuery = 5_000;

/** Notes pages of files that lead nowhere. A story that an earlier import wrote may have claimed one. */
const noteFilePages = async ({ filePages }: Plan, { db, site, report }: ContentWriter): Promise<void> => {
  const unclaimed = filePages.listUnclaimed();
  const pages = unclaimed.flatMap(({ paths }) => paths.map((from) => ({ from, to: '/' })));
  const stored = new Set<string>();
  for (let start = 0; start < pages.length; start += pagesPerQuery)
    for (const from of (await findRedirects(db, site.id, pages.slice(start, start + pagesPerQuery))).keys())
      stored.add(from);
  for (const { file, paths } of unclaimed)
    if (!paths.some((path) => stored.has(path)))
      report.note({
        kind: 'not-imported',
        subject: 'page of a file',
        reason: 'No imported article shows the file, so its old page leads nowhere.',
        place: file.place,
        value: file.address,
      });
};

/** Imports everything. Each item is one transaction, so an interrupted import continues when it is run again. */
export const runImport = async (options: Omit<ImportDeps, 'attemptItem'>): Promise<void> => {
  const deps = { ...options, attemptItem: createAttemptItem(options.writer.report) };
  await writeCategories(deps);
  await writeAuthors(deps);
  await writeStories(deps);
  if (!deps.signal.aborted) await noteFilePages(deps.plan, deps.writer);
  deps.progress.finish();
};

/** Converts everything without writing, and reports what an import would do. */
export const dryRun = async ({
  source,
  plan,
  writer,
  findFile,
  paid,
  progress,
}: Omit<ImportDeps, 'signal' | 'attemptItem'>): Promise<void> => {
  const { report, journal } = writer;
  report.count('category', 'planned', plan.categories.created.length);
  report.count('author', 'planned', plan.authors.written.length);
  for (const redirects of plan.redirects.values()) report.count('redirect', 'planned', redirects.length);
  const attemptItem = createAttemptItem(report);
  /** Returns what an import would do with a story. */
  const checkStory = async (item: Story): Promise<Outcome> => {
    const key = getItemKey(item);
    const { input, files } = await prepareStory(item, { plan, report, findFile, paid, language: writer.site.language });
    report.count('redirect', 'planned', plan.filePages.claim(files, plan.stories.get(key)?.path ?? '').length);
    const parsed = getKind(item.kind === 'article' ? 'article' : 'staticPage').schema.safeParse(input);
    for (const { path, message } of parsed.success ? [] : parsed.error.issues)
      report.note({
        kind: 'not-imported',
        subject: `${item.kind} ${formatPath(path).replaceAll(/\[\d+\]/g, '')}`,
        reason: 'The publication does not accept it.',
        place: item.place,
        value: message.slice(0, 300),
      });
    if (!parsed.success) return 'failed';
    return journal.get(key)?.itemHash === hashStory(item, { plan, paid }) ? 'unchanged' : 'planned';
  };
  for await (const item of source.read('full')) {
    if (item.kind !== 'article' && item.kind !== 'page') {
      reportItem(item, report);
      continue;
    }
    report.count(item.kind, await attemptItem(item, () => checkStory(item)));
    progress.step(item.title);
  }
  await noteFilePages(plan, writer);
  progress.finish();
};
