import type { Check, LintIssue } from './lintIssue.ts';
import { matches, sourceFiles, withoutComments } from './source.ts';

const tasks = 'turbo.json';

type Tasks = { tasks?: { build?: { env?: string[] } } };

/** One build runs in every environment, so it reads no environment variable (decision 54). */
export const buildVariables: Check = (tree) => {
  const passed = (JSON.parse(tree.get(tasks) ?? '{}') as Tasks).tasks?.build?.env ?? [];
  const inlined = sourceFiles(tree).flatMap(([path, text]) =>
    /^(?:apps|packages)\//.test(path)
      ? matches(withoutComments(text), /NEXT_PUBLIC_\w+/g).map(({ match, line }) => ({ path, line, name: match[0] }))
      : [],
  );
  return [
    ...passed.map((name): LintIssue => ({
      path: tasks,
      message: `a build is given ${name}`,
      fix: 'remove it from tasks.build.env: a build reads no environment',
    })),
    ...inlined.map(({ path, line, name }): LintIssue => ({
      path,
      line,
      message: `${name} would become a part of the build`,
      fix: 'pass the value to the browser with the page',
    })),
  ];
};
