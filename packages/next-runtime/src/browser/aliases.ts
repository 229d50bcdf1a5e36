import path from 'node:path';

/** Modules of Next that every page loads and no supported browser needs, 2.4 KB, by the request that imports them. */
const replacements = {
  'next/dist/compiled/process': 'process.ts',
  '../build/polyfills/polyfill-module': 'polyfills.ts',
  './error-styles': 'errorStyles.ts',
} as const;

/** Aliases of the bundler that replace them in scripts of browsers. Turbopack accepts paths relative to the app. */
export const getBrowserAliases = (): Record<string, { browser: string }> =>
  Object.fromEntries(
    Object.entries(replacements).map(([request, file]) => [
      request,
      { browser: `./${path.relative(process.cwd(), path.join(import.meta.dirname, file))}` },
    ]),
  );
