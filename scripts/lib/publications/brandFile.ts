import { type DrawnChoice, replaceIn, rewrite } from './rewrite.ts';

/** The template's brand.ts with the names, header, path prefix and modules of a new publication. */
export const applyToBrand = (text: string, choice: DrawnChoice): string => {
  const { header, pathPrefix, without } = choice;
  const headerLine = "  header: { variant: 'main' },\n";
  const off = without.map((module) => `${module}: false`).join(', ');
  const edited = replaceIn(
    replaceIn(
      replaceIn(text, "  pathPrefix: 'sister-site',\n", `  pathPrefix: '${pathPrefix}',\n`),
      headerLine,
      `  header: { variant: '${header}' },\n${off && `  modules: { ${off} },\n`}`,
    ),
    '/** The template that `npm run new-publication` copies. Replace every value for a real publication. */',
    '/** Made from the template. Replace every value that is not yours. */',
  );
  return rewrite(edited, choice);
};
