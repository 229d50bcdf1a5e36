import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../db/schema.ts';
import type { Network } from '../media/library/fetchMedia.ts';
import { type MediaLibraryOptions, openMediaLibrary } from '../media/library/mediaLibrary.ts';
import { hashValue } from '../content/publishing/documents.ts';
import { describeUnknownSite, findSite, listSites, type Site } from '../content/queries/sites.ts';
import type { ImportCommand } from './command.ts';
import { loadJournal, loadPages, type SourceState, writePages } from './journal.ts';
import { openFile, openRemote, type RemoteInput } from './remoteInput.ts';
import { createFileCheck, createFileFinder } from './pictures/findFiles.ts';
import { createThrottledFetch } from './pictures/throttledFetch.ts';
import { createPlan, type Plan } from './plan/plan.ts';
import { createProgress } from './progress.ts';
import { createReport, type Report } from './report.ts';
import { formatReport, type ReportHead, toReportJson } from './reportText.ts';
import type { ImportDeps } from './importDeps.ts';
import { converterVersion, dryRun, runImport } from './runImport.ts';
import { isRemote, SourceError, type SourceFormat, type SourceInput } from './source.ts';
import { withdrawSamples } from './withdrawSamples.ts';
import type { ContentWriter } from './writeContent.ts';
import { csv } from './csv/csv.ts';
import { feeds } from './feeds/feeds.ts';
import { ghost } from './ghost/ghost.ts';
import { wordpress } from './wordpress/wordpress.ts';
import { formatPath } from '../server/formatPath.ts';
import { emptyMapping, type Mapping, mappingSchema } from './mapping.ts';

/** Reads a mapping file. Throws a `SourceError` that lists every issue. */
const readMapping = async (file: string | undefined): Promise<Mapping> => {
  if (file === undefined) return emptyMapping;
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SourceError(`The mapping file ${file} cannot be read. Check the path.`, { cause });
  });
  const parsed = mappingSchema.safeParse(parseJson(text, file));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `- ${formatPath(path)}: ${message}`);
  throw new SourceError(`The mapping file ${file} is not valid:\n${issues.join('\n')}`);
};

const parseJson = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceError(`The mapping file ${file} is not JSON: ${(cause as Error).message}`, { cause });
  }
};

/** The mapping file with suggestions for everything that it does not decide yet. */
const suggestMapping = (mapping: Mapping, { categories, authors }: Pick<Plan, 'categories' | 'authors'>): Mapping => ({
  ...mapping,
  categories: { ...mapping.categories, ...categories.entries },
  ...(categories.defaultCategory !== undefined && { defaultCategory: categories.defaultCategory }),
  authors: { ...mapping.authors, ...authors.entries },
});

/** Formats that can be imported, in the order in which they are tried: those that are easy to mistake for another come last. */
const formats: readonly SourceFormat[] = [wordpress, feeds, ghost, csv];

/** What an import needs of its process. */
export type ImportEnv = {
  db: Db;
  clock: () => Date;
  dataDirectory: string;
  media: Pick<MediaLibraryOptions, 'storage' | 'limits' | 'allowedHosts'>;
  output: { isTTY?: boolean; write: (text: string) => unknown };
  signal: AbortSignal;
  /** Lists the addresses that the site of a publication serves whatever its content is. */
  listOwnAddresses?: (site: Site) => readonly string[];
  /** For tests: how hosts are reached. */
  network?: Network;
};

/** `undecided`: the mapping file must be completed, nothing was written. `not-modified`: the feed was not read. */
export type ImportResult = {
  outcome: 'done' | 'undecided' | 'interrupted' | 'not-modified';
  report: Report;
  files: readonly string[];
};

const findPublication = async (db: Db, name: string): Promise<Site> => {
  const sites = await listSites(db);
  const site = findSite(sites, name);
  if (site) return site;
  throw new SourceError(describeUnknownSite(sites, name));
};

/** Only an import that may be skipped requests the source conditionally: a dry run and `--overwrite` read everything. */
const openSource = async (
  { source, mediaHosts, mode, edited }: ImportCommand,
  state: SourceState,
  { id }: Site,
  { db, network }: ImportEnv,
): Promise<RemoteInput> => {
  if (!isRemote(source)) return { kind: 'input', input: await openFile(source) };
  const isRepeatable = mode === 'run' && edited === 'keep';
  const former = isRepeatable ? await loadPages(db, id, state) : [];
  return openRemote(source, { allowedHosts: mediaHosts, former, ...(network && { network }) });
};

/** Whether a later import of the same source has nothing to do: everything was written, and no picture is missing. */
const isComplete = ({ plan, writer: { journal, report } }: Pick<ImportDeps, 'plan' | 'writer'>): boolean =>
  Object.values(report.getCounts()).every(({ failed = 0 }) => failed === 0) &&
  [...plan.stories.keys()].every((item) => (journal.get(item)?.itemHash ?? null) !== null);

const findFormat = (input: SourceInput): SourceFormat => {
  const format = formats.find(({ recognizes }) => recognizes(input));
  if (format) return format;
  const names = formats.map(({ name }) => name).join(', ');
  throw new SourceError(`The format of ${input.location} is not known. Supported are: ${names}.`);
};

const checkFolder = async (folder: string | undefined): Promise<void> => {
  if (folder === undefined) return;
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new SourceError(`The folder ${folder} of --uploads does not exist. Check the path.`);
};

const writeReport = async (folder: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  await mkdir(folder, { recursive: true });
  const names = Object.entries(files).map(([name, text]) => [path.join(folder, name), text] as const);
  for (const [name, text] of names) await writeFile(name, text);
  return names.map(([name]) => name);
};

/** Imports a source into a publication, or reports what an import would do. Throws a `SourceError` for expected failures. */
export const importPublication = async (command: ImportCommand, env: ImportEnv): Promise<ImportResult> => {
  const { db, clock, dataDirectory, media, output, signal } = env;
  const { mode, edited, paid, samples, uploads } = command;
  const mapping = await readMapping(command.mapping);
  await checkFolder(uploads);
  const site = await findPublication(db, command.publication);
  const report = createReport();
  const settings = {
    converterVersion,
    mapping,
    mediaHosts: command.mediaHosts,
    uploads: uploads ?? null,
    paid,
    samples,
  };
  const state = { location: command.source, settingsHash: hashValue(settings) };
  const opened = await openSource(command, state, site, env);
  if (opened.kind === 'not-modified') return { outcome: 'not-modified', report, files: [] };
  const { input } = opened;
  const format = findFormat(input);
  output.write(`${format.name} recognized. Reading it.\n`);
  const source = await format.open(input, { mapping, timeZone: site.timeZone });
  const journal = await loadJournal(db, site.id, source.id);
  const hasMappingFile = command.mapping !== undefined;
  const plan = await createPlan(source, {
    db,
    site,
    mapping,
    hasMappingFile,
    journal,
    report,
    now: clock(),
    ownAddresses: env.listOwnAddresses?.(site) ?? [],
  });
  const allowedHosts = [...(media.allowedHosts ?? []), ...command.mediaHosts];
  const library = await openMediaLibrary({ db, clock, dataDirectory, ...media, allowedHosts });
  const { oldSite, files } = plan;
  const { problems } = plan.categories;
  const isDryRun = mode === 'dry-run' || problems.length > 0;
  const writer: ContentWriter = { db, clock, site, source: source.id, journal, report, edited };
  const total = plan.stories.size + (isDryRun ? 0 : plan.categories.created.length + plan.authors.written.length);
  const progress = createProgress(total, output, clock);
  const fileDeps = {
    library,
    oldSite,
    files,
    uploads,
    onFound: (outcome: 'created' | 'unchanged' | 'failed') =>
      report.count('attachment', isDryRun && outcome === 'created' ? 'planned' : outcome),
  };
  const importItems = async (): Promise<void> => {
    if (isDryRun) await dryRun({ source, plan, writer, paid, progress, findFile: createFileCheck(fileDeps) });
    else {
      const findFile = createFileFinder({
        ...fileDeps,
        fetch: createThrottledFetch(library, { network: env.network }),
      });
      await runImport({ source, plan, writer, paid, progress, findFile, signal });
      if (input.pages && !signal.aborted && isComplete({ plan, writer }))
        await writePages(db, site.id, state, input.pages, clock());
    }
    if (samples === 'withdraw' && !signal.aborted) await withdrawSamples(writer, isDryRun ? 'dry-run' : 'run');
  };
  const folder = command.report ?? path.join(dataDirectory, 'imports', command.publication);
  const writeFiles = (ended: Pick<ReportHead, 'error'> = {}): Promise<readonly string[]> => {
    const head: ReportHead = {
      format: format.name,
      source: command.source,
      publication: site.name,
      mode: isDryRun ? 'dry-run' : 'run',
      problems,
      ...ended,
    };
    return writeReport(folder, {
      'report.md': formatReport(report, head),
      'report.json': toReportJson(report, head),
      ...(isDryRun && { 'mapping.json': `${JSON.stringify(suggestMapping(mapping, plan), undefined, 2)}\n` }),
    });
  };
  try {
    await importItems();
  } catch (error) {
    // An error of writing the report must not hide the one that ended the import.
    const place = await writeFiles({ error: error instanceof Error ? error.message : String(error) }).then(
      () => `Its report is in ${folder}`,
      (cause: unknown) => `Its report could not be written: ${String(cause)}`,
    );
    output.write(`\nThe import ended early. ${place}\n`);
    throw error;
  }
  const outcome = signal.aborted ? 'interrupted' : mode === 'run' && problems.length > 0 ? 'undecided' : 'done';
  return { outcome, report, files: await writeFiles() };
};
