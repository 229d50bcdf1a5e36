import { parseVariables } from './envExample.ts';
import type { Check, LintIssue } from './lintIssue.ts';

const source = 'packages/config/src/env.ts';
const tasks = 'turbo.json';

/** What a process needs when it runs and no build does. */
const atRunTime = new Set(['CHROMIUM_PATH', 'DATA_DIR', 'DATABASE_URL', 'PORT', 'PROVIDER_PORT']);

type Tasks = { tasks?: { build?: { env?: string[] } } };

/** Turbo gives a build only the variables that it is told of: one that is missing there is missing in every page. */
export const buildVariables: Check = (tree) => {
  const read = [...new Set(parseVariables(tree.get(source) ?? '').map(({ name }) => name))].filter(
    (name) => !atRunTime.has(name),
  );
  const reported = (JSON.parse(tree.get(tasks) ?? '{}') as Tasks).tasks?.build?.env ?? [];
  return [
    ...read
      .filter((name) => !reported.includes(name))
      .map((name): LintIssue => ({
        path: tasks,
        message: `a build is not given ${name}`,
        fix: 'add it to tasks.build.env',
      })),
    ...reported
      .filter((name) => !read.includes(name))
      .map((name): LintIssue => ({
        path: tasks,
        message: `a build is given ${name}, which ${source} does not know`,
        fix: 'take it out of tasks.build.env',
      })),
  ];
};
