import type { Check } from './lintIssue.ts';
import { manifestLine, listWorkspaces } from './workspaces.ts';

/** Versions are written once, in the catalog of pnpm-workspace.yaml. */
export const manifests: Check = (tree) =>
  listWorkspaces(tree).flatMap(({ folder, dependencies }) => {
    const path = `${folder}/package.json`;
    return [...dependencies]
      .filter(([name, version]) => version !== (name.startsWith('@masthead/') ? 'workspace:*' : 'catalog:'))
      .map(([name, version]) => ({
        path,
        line: manifestLine(tree.get(path) ?? '', name),
        message: `${name} has the version "${version}"`,
        fix: name.startsWith('@masthead/')
          ? 'write "workspace:*"'
          : 'write "catalog:" and pin the version in pnpm-workspace.yaml',
      }));
  });
