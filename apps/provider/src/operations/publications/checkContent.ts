import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import path from 'node:path';
import { findHouseIssues, houseAdsFile } from '../../content/ads/promotions.ts';
import { printError, readJsonFile } from '../../server/operatorError.ts';
import { type ContentIssue, formatIssue } from '../../content/files/files.ts';
import { listBodyWarnings } from '../../content/files/checks/publications.ts';
import { ContentError, readContent } from '../../content/files/readContent.ts';
import { locateIssue } from '../../content/files/locateIssue.ts';

const usage = `Checks a folder of content files, and the house ads of the provider, without writing anything.

  npm run content -- check <folder>

Lists every issue as file:line, field and message.`;

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
  const file = path.relative(folder, houseAdsFile);
  const issues = findHouseIssues(readJsonFile(houseAdsFile)).map((issue) => ({ file, ...issue }));
  if (issues.length > 0) throw new ContentError(folder, issues);
};

const check = async (folder: string): Promise<boolean> => {
  let articles = 0;
  const issues = [
    ...(await findIssues(async () => {
      const content = await readContent(folder);
      articles = content.publications.reduce((sum, publication) => sum + publication.articles.length, 0);
      for (const warning of listBodyWarnings(content)) console.warn(`Warning: ${formatIssue(warning)}`);
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

printUsageForHelp(usage);
const [action, folder, ...rest] = process.argv.slice(2);
if (action !== 'check' || folder === undefined || rest.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const isValid = await check(path.resolve(folder)).catch(printError);
  if (!isValid) process.exitCode = 1;
}
