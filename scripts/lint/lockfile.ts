import type { Check } from './lintIssue.ts';
import { matches } from './source.ts';

const paths = ['pnpm-lock.yaml', 'apps/desk/pnpm-lock.yaml'];

/** A lockfile must serve behind any mirror of the registry, so it names none. */
export const lockfile: Check = (tree) =>
  paths.flatMap((path) =>
    matches(tree.get(path) ?? '', /\b(?:git\+)?(?:https?|ssh):\/\/[^\s'"}]+/g).map(({ match, line }) => ({
      path,
      line,
      message: `names the host ${match[0]}`,
      fix: 'install again with the default lockfile settings, from a registry package',
    })),
  );
