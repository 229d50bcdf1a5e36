import { createCompiler } from '@vanilla-extract/compiler';
import { globSync } from 'node:fs';
import path from 'node:path';
import { findTextLanguage } from '@masthead/texts/language-names';
import { textAreas } from '@masthead/texts/languages';

/** Aliases that replace the English texts (decision 70): a build has one language. */
export const getTextAliases = (tag: string): Record<string, string> => {
  const language = findTextLanguage(tag) ?? 'en';
  // Turbopack accepts paths relative to the app, and resolves packages from the app, which does not depend on the
  // texts.
  const folder = path.relative(process.cwd(), path.join(import.meta.dirname, '../../../texts/src'));
  return language === 'en'
    ? {}
    : Object.fromEntries(
        textAreas.map((area) => [`@masthead/texts/${area}`, `./${path.join(folder, language, `${area}.ts`)}`]),
      );
};

const packages = path.join(import.meta.dirname, '../../..');

/** The first script of a document. */
export const entryFile = path.join(import.meta.dirname, '../browser/client.ts');

/** The folders of the sources that pages are made of: a brand's app and the packages. */
export const getSourceFolders = (app: string): readonly string[] => [app, ...globSync(path.join(packages, '*/src'))];

/** The part of Vite's configuration that a build and the development server have in common. `app` is the brand's folder. */
export const getViteConfig = async (app: string) => {
  const { brand } = (await import(path.join(app, 'brand.ts'))) as { brand: { language: string } };
  return {
    // The classes are those of Next's build, because both begin at the folder of the app.
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: {
      // The text aliases are relative to the app.
      alias: Object.fromEntries(
        Object.entries(getTextAliases(brand.language)).map(([name, file]) => [name, path.join(app, file)]),
      ),
    },
    define: { SITE_LANGUAGE: JSON.stringify(brand.language) },
  } as const;
};

/** How classes are named, as Next's plugin names them. */
export const identifiers = { production: 'short', development: 'debug' } as const;

/** Compiles the style sheets of a brand. */
type StyleCompiler = {
  /** The sheets in the order of the cascade. Styles follow those that their file imports, and are in the order of the paths otherwise. */
  compile: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

/** Creates the compiler of all style sheets that documents of a brand may have. */
export const createStyleCompiler = async (app: string, mode: keyof typeof identifiers): Promise<StyleCompiler> => {
  const { root, ...viteConfig } = await getViteConfig(app);
  const compiler = createCompiler({
    root,
    identifiers: identifiers[mode],
    // Without it each compilation would read all files again.
    enableFileWatcher: mode === 'development',
    viteConfig: { ...viteConfig, mode },
  });
  return {
    compile: async () => {
      const files = [
        ...globSync(path.join(packages, '{design-system,site,ad-slots}/src/**/*.css.ts')),
        ...globSync(path.join(app, '*.css.ts')),
      ].toSorted();
      const imports = new Map<string, readonly string[]>();
      for (const file of files) {
        const { watchFiles } = await compiler.processVanillaFile(file, { outputCss: true });
        imports.set(
          file,
          [...watchFiles].filter((name) => name !== file && files.includes(name)),
        );
      }
      const ordered = new Set<string>();
      const add = (file: string): void => {
        if (ordered.has(file)) return;
        for (const imported of (imports.get(file) ?? []).toSorted()) add(imported);
        ordered.add(file);
      };
      files.forEach(add);
      return [...ordered].map((file) => compiler.getCssForFile(file).css);
    },
    close: () => compiler.close(),
  };
};
