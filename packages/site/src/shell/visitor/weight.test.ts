import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const here = (file: string): string => new URL(file, import.meta.url).pathname;
const designSystem = (file: string): string => here(`../../../../design-system/src/${file}`);

/** Everything of visitors and sharing that stands in a page; what it fetches later follows from there. */
const entries = {
  entry: here('VisitorEntry.client.tsx'),
  area: here('VisitorArea.client.tsx'),
  drawer: here('VisitorDrawer.client.tsx'),
  email: here('../share/EmailStory.client.tsx'),
  share: designSystem('ShareBar/ShareActions.client.tsx'),
  page: designSystem('ShareModal/SharePage.client.tsx'),
};

/**
 * What every page has without them, too: React, icons, buttons, links, menus that open and hide the share form, the
 * constants, the moment a page is readable.
 */
const onEveryPage =
  /^react|\/(Icon|IconButton|Button|Anchor|Disclosure|SiteHeader|theme|base|styles)\/[^/]+$|config\/limits$|browser\/domEvents$|ShareByEmail\/closing$|^\.\/closing$/;

const bundle = async (): Promise<Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: entries, formats: ['es'] },
      rolldownOptions: { external: (id) => onEveryPage.test(id), output: { minify: true } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The bundler has written nothing.');
  return output.output.filter((file) => file.type === 'chunk');
};

const reachable = (chunks: readonly Rolldown.OutputChunk[]): Set<string> => {
  const seen = new Set<string>();
  const walk = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) walk(next);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) walk(fileName);
  return seen;
};

/** Pages' chunks are merged by the site's build; marks for bundlers are no code. */
const gzipKilobytes = (chunks: readonly Rolldown.OutputChunk[]): number =>
  gzipSync(chunks.map(({ code }) => code.replaceAll(/\/\*.*?\*\//g, '')).join('\n')).length / 1000;

const bundlingMs = 60_000;

test(
  'the code for visitors and sharing is under 2.9 KB gzip in a page, under 11.5 KB with all that is loaded on first need, and the GraphQL client of signed-in readers is under 10 KB more',
  { timeout: bundlingMs },
  async () => {
    const chunks = await bundle();
    const first = reachable(chunks);
    const inPage = gzipKilobytes(chunks.filter(({ fileName }) => first.has(fileName)));
    const later = chunks.filter(({ fileName }) => !first.has(fileName));
    const isGraphqlClient = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
      moduleIds.some((id) => id.includes('@urql/core'));
    const graphqlClient = later.filter(isGraphqlClient);
    const others = later.filter((chunk) => !isGraphqlClient(chunk));
    expect(graphqlClient).toHaveLength(1);
    expect(others, 'the customer and the session, the share form, its request, the share modal').toHaveLength(4);
    expect(gzipKilobytes(graphqlClient)).toBeLessThan(10);
    expect(others.reduce((sum, chunk) => sum + gzipKilobytes([chunk]), inPage)).toBeLessThan(11.5);
    expect(inPage).toBeLessThan(2.9);
  },
);
