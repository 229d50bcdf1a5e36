import { siteModuleNames } from '@masthead/config';
import { hubNames } from './choice.ts';
import { type DrawnChoice, replaceIn, rewrite } from './rewrite.ts';

const shownOptions = `  // The options that the template shows: a new publication begins without them.
  header: {
    variant: 'alternate',
    extraButton: { title: 'Subscribe', store: 'default' },
    searchBox: { icon: 'none' },
  },
  heroPicture: 'behind',
`;

const isSiteModule = (name: string): boolean => siteModuleNames.some((module) => module === name);

/** The template's brand.ts with the names, header, path prefix and modules of a new publication. */
export const applyToBrand = (text: string, choice: DrawnChoice): string => {
  const { header, pathPrefix, without, hubs } = choice;
  const hidden = without.filter(isSiteModule).map((name) => `'${name}'`);
  const off = without.filter((name) => !isSiteModule(name)).map((name) => `${name}: false`);
  const hubFields = hubs.map(
    ({ name, path, title }) =>
      `${hubNames.get(name)}: { path: '${path}'${title === undefined ? '' : `, title: '${title}'`} }`,
  );
  const options = [
    `header: { variant: '${header}' }`,
    ...(hubs.length > 0 ? [`hubs: { ${hubFields.join(', ')} }`] : []),
    ...(off.length > 0 ? [`modules: { ${off.join(', ')} }`] : []),
  ];
  const edits: [from: string | RegExp, to: string][] = [
    ["pathPrefix: 'sister-site'", `pathPrefix: '${pathPrefix}'`],
    ["    shown: 'always',\n", ''],
    [shownOptions, options.map((option) => `  ${option},\n`).join('')],
    [
      '/** The template that `npm run new-publication` copies. Replace every value for a real publication. */',
      '/** Made from the template. Replace every value that is not yours. */',
    ],
    [/^  hiddenModules: .*,\n/m, hidden.length > 0 ? `  hiddenModules: [${hidden.join(', ')}],\n` : ''],
  ];
  return rewrite(
    edits.reduce((edited, [from, to]) => replaceIn(edited, from, to), text),
    choice,
  );
};
