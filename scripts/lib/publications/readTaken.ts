import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hubNames, type Taken } from './choice.ts';

type Entry = { key: string; site: string; name: string; promoCode: string; origins: string[]; domain: string };
type Site = { key: string; name: string; aliases: string[]; baseDomain: string; magazine: { name: string } };

/** Addresses that no table of routes has: of Next, of files, and of other forms of pages. */
const innerSegments = ['app', 'amp', 'devtools', 'feed', 'rss', 'brand', 'fonts', '_next', 'public'];
const storybookPort = 6006;

const readJson = <Value>(file: string): Value => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch (cause) {
    throw new Error(`${file} cannot be read: correct it, then run the command again.`, { cause });
  }
};

const readSites = (root: string): Site[] =>
  globSync(path.join(root, 'sample-content/publications/*/site.json')).map((file) => readJson<Site>(file));

/** Collects values in use: of the publications, of their routes, and of the services on this machine. */
export const readTaken = (root: string, providerPort: number): Taken => {
  const entries = readJson<Entry[]>(path.join(root, 'apps/provider/brands.json'));
  const sites = readSites(root);
  const folders = readdirSync(path.join(root, 'apps'));
  const routes = ['routes.ts', 'endpoints.ts']
    .map((name) => readFileSync(path.join(root, 'packages/site/src/routing', name), 'utf8'))
    .join('\n');
  const origins = entries.flatMap((entry) => entry.origins);
  return {
    keys: [
      ...folders,
      ...entries.flatMap(({ key, site }) => [key, site]),
      ...sites.flatMap((one) => [one.key, ...one.aliases]),
    ],
    names: new Map([
      ...[...entries, ...sites].map(({ name, key }) => [name.toLowerCase(), key] as const),
      ...sites.map(({ magazine, key }) => [magazine.name.toLowerCase(), key] as const),
    ]),
    promoCodes: entries.map(({ promoCode }) => promoCode),
    origins,
    domains: [...entries.map(({ domain }) => domain), ...sites.map(({ baseDomain }) => baseDomain)],
    ports: new Map([
      ...origins.flatMap((origin) => {
        const { port } = new URL(origin);
        return port === '' ? [] : [[Number(port), `the publication at ${origin}`] as const];
      }),
      [4000, 'the provider'],
      [providerPort, 'the provider (PROVIDER_PORT)'],
      [storybookPort, 'Storybook'],
    ]),
    firstSegments: [
      ...new Set([
        ...[...routes.matchAll(/'\/([a-z][a-z0-9-]*)\//gi)].map(([, segment = '']) => segment.toLowerCase()),
        // In the route table they are values of a brand.
        ...hubNames.keys(),
        ...innerSegments,
      ]),
    ],
  };
};
