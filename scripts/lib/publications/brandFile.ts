import { siteModuleNames } from '@masthead/config';
import { hubNames, templateHiddenModules, toTitle } from './choice.ts';
import { type DrawnChoice, replaceIn, rewrite } from './rewrite.ts';

/** The template's brand.ts with the names, header, path prefix and modules of a new publication. */
export const applyToBrand = (text: string, choice: DrawnChoice): string => {
  const { header, pathPrefix, without, hubs } = choice;
  const shownOptions = `  // The options that the template shows: a new publication begins without them.
  header: {
    variant: 'alternate',
    extraButton: { title: 'Subscribe', store: 'default' },
    searchBox: { icon: 'none' },
  },
  heroPicture: 'behind',
`;
  const siteModules: readonly string[] = siteModuleNames;
  const toHiddenLine = (names: readonly string[]): string =>
    names.length > 0 ? `  hiddenModules: [${names.map((name) => `'${name}'`).join(', ')}],\n` : '';
  const hidden = without.filter((name) => siteModules.includes(name));
  const hubLine = `  hubs: { ${hubs.map(({ name, path }) => `${hubNames.get(name)}: { path: '${path}', title: '${toTitle(path)}' }`).join(', ')} },\n`;
  const off = without.filter((name) => !siteModules.includes(name)).map((name) => `${name}: false`);
  const edited = replaceIn(
    replaceIn(
      replaceIn(
        replaceIn(
          replaceIn(text, toHiddenLine(templateHiddenModules.split(', ')), toHiddenLine(hidden)),
          "  pathPrefix: 'sister-site',\n",
          `  pathPrefix: '${pathPrefix}',\n`,
        ),
        "    shown: 'always',\n",
        '',
      ),
      shownOptions,
      `  header: { variant: '${header}' },\n${hubs.length > 0 ? hubLine : ''}${off.length > 0 ? `  modules: { ${off.join(', ')} },\n` : ''}`,
    ),
    '/** The template that `npm run new-publication` copies. Replace every value for a real publication. */',
    '/** Made from the template. Replace every value that is not yours. */',
  );
  return rewrite(edited, choice);
};
