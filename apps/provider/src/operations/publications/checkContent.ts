import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { globSync } from 'node:fs';
import path from 'node:path';
import { findHouseIssues, houseAdsDirectory } from '../../content/ads/promotions.ts';
import { printError, readJsonFile } from '../../server/operatorError.ts';
import { type ContentIssue, formatIssue } from '../../content/files/files.ts';
import { listBodyWarnings } from '../../content/files/checks/publications.ts';
import { ContentError, readContent } from '../../content/files/readContent.ts';
import { listFileIssues } from '../../content/files/resolveMedia.ts';
import { removeSamples } from './removeSamples.ts';
import { locateIssue } from '../../content/files/locateIssue.ts';

const usage = `Checks content files, or removes the samples of a publication from them.

  npm run content -- check <folder>                  lists every issue of a folder, and of the provider's house ads,
                                                     as file:line, field and message; writes nothing
  npm run content -- remove-samples <folder> <key>   removes entries and articles whose key begins with sample-, and
                                                     categories that only they have, from the files of a publication`;

/** Runs a check. Returns the issues that it throws. */
const findIssues = async (check: () => unknown): Promise<readonly ContentIssue[]> => {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
};

/** House ads are not written to the database, so they are not among the content that is read. */
const checkHouseAds = (folder: string): void => {
  const issues = globSync(path.join(houseAdsDirectory, '*.json')).flatMap((file) =>
    findHouseIssues(readJsonFile(file)).map((issue) => ({ file: path.relative(folder, file), ...issue })),
  );
  if (issues.length > 0) throw new ContentError(folder, issues);
};

const check = async (folder: string): Promise<boolean> => {
  let articles = 0;
  const issues = [
    ...(await findIssues(async () => {
      const content = await readContent(folder);
      articles = content.publications.reduce((sum, publication) => sum + publication.articles.length, 0);
      for (const warning of listBodyWarnings(content)) console.warn(`Warning: ${formatIssue(warning)}`);
      const missing = await listFileIssues(folder, content);
      if (missing.length > 0) throw new ContentError(folder, missing);
    })),
    ...(await findIssues(() => checkHouseAds(folder))),
  ];
  if (issues.length === 0) {
    process.stdout.write(`The content in ${folder} has no issues (${articles} articles).\n`);
    return true;
  }
  for (const { file, line, path: field, message } of await Promise.all(
    issues.map((issue) => locateIssue(folder, issue)),
  ))
    console.error(`${file}${line === undefined ? '' : `:${line}`} ${field === '' ? '' : `${field}: `}${message}`);
  console.error(`${issues.length} issue(s).`);
  return false;
};

/** Checks what is left, because other content may name a sample. */
const remove = async (folder: string, key: string): Promise<boolean> => {
  const count = await removeSamples(folder, key);
  process.stdout.write(
    `${count} sample(s) of ${key} are removed from the files. npm run seed -- --update --remove-missing removes them from the database.\n`,
  );
  return check(folder);
};

const run = (action: string, folder: string | undefined, key: string | undefined): Promise<boolean> | undefined => {
  if (folder === undefined) return undefined;
  if (action === 'check' && key === undefined) return check(path.resolve(folder));
  return action === 'remove-samples' && key !== undefined ? remove(path.resolve(folder), key) : undefined;
};

printUsageForHelp(usage);
const [action = '', folder, key, ...rest] = process.argv.slice(2);
const running = rest.length > 0 ? undefined : run(action, folder, key);
if (!running) {
  console.error(usage);
  process.exitCode = 2;
} else if (!(await running.catch(printError))) process.exitCode = 1;
