import type { Check } from './lintIssue.ts';
import { matches } from './source.ts';

const path = 'pnpm-lock.yaml';

/** The lockfile must serve behind any mirror of the registry, so it names none. */
export const lockfile: Check = (tree) =>
  matches(tree.get(path) ?? '', /\b(?:git\+)?(?:https?|ssh):\/\/[^\s'"}]+/g).map(({ match, line }) => ({
    path,
    line,
    message: `names the host ${match[0]}`,
    fix: 'install again with the default lockfile settings, from a registry package',
  }));
