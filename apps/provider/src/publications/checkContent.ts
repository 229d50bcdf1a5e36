import path from 'node:path';
import { ContentError, readContent } from './readContent.ts';
import { locateIssue } from './locateIssue.ts';

const usage = `Checks a folder of content files without writing anything.

  npm run content -- check <folder>

Lists every issue as file:line, field and message.`;

const check = async (folder: string): Promise<boolean> => {
  try {
    const { articles } = await readContent(folder);
    process.stdout.write(`The content in ${folder} has no issues (${articles.length} articles).\n`);
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const { file, line, path: field, message } of await Promise.all(
      error.issues.map((issue) => locateIssue(folder, issue)),
    ))
      console.error(`${file}${line === undefined ? '' : `:${line}`} ${field === '' ? '' : `${field}: `}${message}`);
    console.error(`${error.issues.length} issue(s).`);
    return false;
  }
};

const [action, folder, ...rest] = process.argv.slice(2);
if (action !== 'check' || folder === undefined || rest.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else if (!(await check(path.resolve(folder)))) process.exitCode = 1;
