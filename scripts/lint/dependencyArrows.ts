import { posix } from 'node:path';
import type { Check, Fault, Tree } from './fault.ts';
import { importsOf, sourceFiles } from './source.ts';
import { brandFolders, manifestLine, workspacesOf, type Workspace } from './workspaces.ts';

/** Who may use whom. `name` means every entry of the package, `name/entry` that one alone. Nothing else is allowed. */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  '@masthead/config': [],
  // Its tests find their browser as all others do.
  '@masthead/design-system': ['@masthead/scripts/chromium'],
  '@masthead/graphql-ops': ['@masthead/config'],
  '@masthead/auth': ['@masthead/config', '@masthead/graphql-ops'],
  '@masthead/ad-slots': ['@masthead/config'],
  '@masthead/tracking': ['@masthead/config'],
  '@masthead/site': [
    '@masthead/config',
    '@masthead/design-system',
    '@masthead/graphql-ops',
    '@masthead/auth',
    '@masthead/ad-slots',
    '@masthead/tracking',
  ],
  '@masthead/provider': [
    '@masthead/graphql-ops/schema.graphql',
    '@masthead/config/clients',
    '@masthead/config/content-rules',
    '@masthead/config/hostile-html',
    '@masthead/config/security-events',
  ],
  '@masthead/scripts': ['@masthead/config'],
  '@masthead/e2e': ['@masthead/config', '@masthead/scripts'],
};

/** An app composes; the theme is the only part of the design system that it fills itself. */
export const brandApp = [
  '@masthead/site',
  '@masthead/config',
  '@masthead/design-system/theme',
  '@masthead/design-system/base',
];

/** The design system could be used on any site, so it knows nothing of this one's framework or data. */
const foreign: Readonly<Record<string, RegExp>> = { '@masthead/design-system': /^(next|urql|graphql|zod)(\/|$)/ };

const scope = /^(@masthead\/[^/]+)(\/.+)?$/;
const allows = (rules: readonly string[], specifier: string): boolean =>
  rules.some((rule) => rule === specifier || (scope.exec(rule)?.[2] === undefined && specifier.startsWith(`${rule}/`)));
const sentence = (rules: readonly string[]): string =>
  rules.length === 0 ? 'it stands alone' : `it may use ${rules.join(', ')}`;

const importFaults = (
  workspace: Workspace,
  rules: readonly string[],
  all: readonly Workspace[],
  file: string,
  text: string,
): Fault[] =>
  importsOf(text).flatMap(({ specifier, line }): Fault[] => {
    if (specifier.startsWith('.')) {
      const target = posix.join(posix.dirname(file), specifier);
      const inside = target === workspace.folder || target.startsWith(`${workspace.folder}/`);
      return inside
        ? []
        : [
            {
              path: file,
              line,
              wrong: `"${specifier}" leaves ${workspace.folder}`,
              remedy: 'import the package by its name',
            },
          ];
    }
    if (foreign[workspace.name]?.test(specifier))
      return [
        {
          path: file,
          line,
          wrong: `${workspace.name} imports "${specifier}"`,
          remedy: 'take what is needed as a prop; only the packages above know the framework and the data',
        },
      ];
    const name = scope.exec(specifier)?.[1];
    if (name === undefined || name === workspace.name) return [];
    if (!allows(rules, specifier))
      return [
        {
          path: file,
          line,
          wrong: `${workspace.name} imports "${specifier}"`,
          remedy: `turn the dependency around or move the code: ${sentence(rules)}`,
        },
      ];
    const target = all.find((other) => other.name === name);
    if (target && !target.entries.some((entry) => posix.matchesGlob(`.${specifier.slice(name.length)}`, entry)))
      return [
        {
          path: file,
          line,
          wrong: `"${specifier}" is no entry of ${name}`,
          remedy: `import one of its exports (${target.entries.join(', ')}) or add an entry to ${target.folder}/package.json`,
        },
      ];
    if (!workspace.dependencies.has(name))
      return [
        {
          path: file,
          line,
          wrong: `${name} is not declared`,
          remedy: `add "${name}": "workspace:*" to ${workspace.folder}/package.json`,
        },
      ];
    return [];
  });

const manifestFaults = (tree: Tree, workspace: Workspace, rules: readonly string[]): Fault[] =>
  [...workspace.dependencies.keys()]
    .filter((name) => scope.test(name) && !rules.some((rule) => rule === name || rule.startsWith(`${name}/`)))
    .map((name) => {
      const manifest = `${workspace.folder}/package.json`;
      return {
        path: manifest,
        line: manifestLine(tree.get(manifest) ?? '', name),
        wrong: `${workspace.name} depends on ${name}`,
        remedy: `remove the dependency: ${sentence(rules)}`,
      };
    });

/** Dependencies point one way, in package.json files and in imports. */
export const dependencyArrows: Check = (tree) => {
  const all = workspacesOf(tree);
  const brands = new Set(brandFolders(tree));
  const sources = sourceFiles(tree);
  return all.flatMap((workspace) => {
    const rules = brands.has(workspace.folder) ? brandApp : arrows[workspace.name];
    if (rules === undefined)
      return [
        {
          path: `${workspace.folder}/package.json`,
          wrong: `${workspace.name} has no row in the table of dependencies`,
          remedy: 'say in scripts/lint/dependencyArrows.ts what it may use',
        },
      ];
    const files = sources.filter(([file]) => file.startsWith(`${workspace.folder}/`));
    return [
      ...manifestFaults(tree, workspace, rules),
      ...files.flatMap(([file, text]) => importFaults(workspace, rules, all, file, text)),
    ];
  });
};
