import { printUsageForHelp } from '@masthead/process/command';
import { formatError, StartError } from '@masthead/scripts/errors';
import { build } from '@masthead/scripts/build';
import { variables } from '@masthead/scripts/env';
import { withProgress, logProgress } from '@masthead/scripts/progress';
import { formatColumns } from '@masthead/scripts/table';
import path from 'node:path';
import { requestPictures } from './requestPictures.ts';
import { launch } from '../src/launch.ts';
import { startProviderServer, createTemporaryFolder, type RunningServer } from '../src/stack.ts';
import { sampleContent, testedBrand } from '../src/testedBrand.ts';
import { audit } from './audit.ts';
import { compare } from './compare.ts';
import { readNewestArticle } from './content.ts';
import { interactions } from './inp.ts';
import type { Finding } from './measure.ts';
import { memory } from './memory.ts';
import { createInspectorPort } from '../src/inspector.ts';
import { getSeededDataDir, type InspectedServer, startEmptyApp, startProductionSite } from './servers.ts';
import { purgeSecret, storm } from './storm.ts';
import { throughput } from './throughput.ts';
import { uncached } from './uncached.ts';
import { drawWaterfall, measurePaints } from './waterfall.ts';
import { weight } from './weight.ts';

const parts = ['throughput', 'uncached', 'storm', 'weight', 'memory', 'inp', 'waterfall', 'lighthouse'] as const;
type Part = (typeof parts)[number];
/** Parts that start a provider and a site with other data or settings. */
const partsWithOwnServers: ReadonlySet<Part> = new Set(['uncached', 'storm', 'memory']);
const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** The `Accept` header of Chromium's image requests. */
const asChromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const usage = `Measures the production build.

  npm run bench -- [part] [part]       the named parts, or all: ${parts.join(', ')}
  npm run bench -- compare <commit>    the difference from another commit`;

printUsageForHelp(usage);
const { folder, remove } = createTemporaryFolder();
const running: RunningServer[] = [];
const track = (one: RunningServer): RunningServer => {
  running.push(one);
  return one;
};

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const printTable = (title: string, rows: readonly (readonly string[])[]): void =>
  console.log(`\n${title}\n${formatColumns(rows).join('\n')}\n`);

const print = (part: Part, findings: readonly Finding[]): void => {
  const rows = findings.map(({ what, value, target, met }) => [what, value, target, met]);
  printTable(part, [['what', 'value', 'target', 'met'], ...rows]);
};

const measure = async (selected: readonly Part[]): Promise<void> => {
  await withProgress('Building', build([testedBrand.key], variables));
  if (selected.includes('memory')) await measureMemory();
  if (selected.includes('uncached')) await measureUncached();
  if (selected.includes('storm')) await measureStorm();
  if (selected.some((part) => !partsWithOwnServers.has(part))) {
    // Rendering AVIF takes one core of two: only first visits need it.
    const pictures = selected.includes('lighthouse') || selected.includes('waterfall') ? 'ahead' : 'on-request';
    const provider = track(
      await withProgress(
        'Starting the provider',
        startProviderServer(path.join(folder, 'provider'), { PICTURES: pictures }),
      ),
    );
    const site = track(
      await withProgress('Starting the site', startProductionSite(provider, path.join(folder, 'site'))),
    );
    const article = await readNewestArticle(provider);
    const pages = { home: '/', stream: sampleContent.stream, article };
    if (selected.includes('throughput')) {
      const floor = track(await withProgress('Building the empty page', startEmptyApp(folder)));
      print(
        'throughput',
        await withProgress('Measuring requests a second', throughput(site.origin, floor.origin, pages)),
      );
    }
    if (selected.includes('weight')) {
      const browser = await launch();
      print('weight', await weight(browser, site.origin, { ...pages, search: '/search/?q=office' }));
      await browser.close();
    }
    if (selected.includes('inp')) {
      const browser = await launch();
      const report = await firstLink(site, '/special-reports/');
      print(
        'inp',
        await withProgress(
          'Pressing what can be pressed on a slow phone',
          interactions(browser, site.origin, { ...pages, report, events: '/events/' }),
        ),
      );
      await browser.close();
    }
    if (selected.includes('waterfall')) {
      const shown = { ...pages, search: '/search/?q=office' };
      await withProgress('Requesting the pictures', requestPictures(site.origin, Object.values(shown), asChromium));
      const browser = await launch();
      for (const url of [pages.home, pages.article])
        printTable(`waterfall of ${url}`, await drawWaterfall(browser, site.origin + url));
      print('waterfall', await withProgress('Loading pages slowly', measurePaints(browser, site.origin, shown)));
      await browser.close();
    }
    if (selected.includes('lighthouse')) {
      // Result pages are excluded from search engines and lose Lighthouse's SEO points; the search page has them.
      const audited = { ...pages, search: '/search/', results: '/search/?q=office' };
      await withProgress('Requesting the pictures', requestPictures(site.origin, Object.values(audited), asChromium));
      print('lighthouse', await withProgress('Running Lighthouse', audit(site.origin, audited)));
    }
    await Promise.all(running.splice(0).map(({ service }) => service.stop()));
  }
};

/**
 * Starts a provider with the database of 100,000 articles, because the sample content has too few pages to request each
 * once, and a site that can be inspected.
 */
const startWithManyArticles = async (
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ site: InspectedServer; provider: RunningServer }> => {
  const inspector = await createInspectorPort();
  const provider = track(await startProviderServer(await getSeededDataDir(), { PICTURES: 'on-request' }));
  const site = track(
    await withProgress(
      'Starting the site',
      startProductionSite(provider, path.join(folder, name), { ...env, ...inspector.env }),
    ),
  );
  return { site: { ...site, inspectorPort: inspector.port }, provider };
};

const measureUncached = async (): Promise<void> => {
  const { site, provider } = await startWithManyArticles('uncached-site');
  const empty = track(await withProgress('Building the empty page', startEmptyApp(folder)));
  print('uncached', await withProgress('Requesting pages that no cache holds', uncached(site, provider, empty)));
  await Promise.all(running.splice(0).map(({ service }) => service.stop()));
};

const measureStorm = async (): Promise<void> => {
  const { site, provider } = await startWithManyArticles('storm-site', { REVALIDATE_SECRET: purgeSecret });
  print('storm', await withProgress('Requesting pages as a crowd and a crawler', storm(site, provider)));
  await Promise.all(running.splice(0).map(({ service }) => service.stop()));
};

/** Starts a separate site, because the caches of other parts would count. */
const measureMemory = async (): Promise<void> => {
  const provider = track(
    await withProgress(
      'Starting the provider',
      startProviderServer(path.join(folder, 'memory-provider'), { PICTURES: 'on-request' }),
    ),
  );
  const site = track(
    await withProgress('Starting the site', startProductionSite(provider, path.join(folder, 'memory-site'))),
  );
  print('memory', await withProgress('Requesting 10,000 distinct addresses', memory(site, provider)));
  await Promise.all(running.splice(0).map(({ service }) => service.stop()));
};

/** Returns the path of the first page that a list links. */
const firstLink = async ({ origin }: RunningServer, list: string): Promise<string> => {
  const link = new RegExp(`href="(${list}[a-z0-9-]+/)"`).exec(await (await fetch(origin + list)).text())?.[1];
  if (!link) throw new StartError(`${list} links no page to measure.`);
  return link;
};

const compareWithCommit = async (commit: string | undefined): Promise<void> => {
  if (commit === undefined) throw new StartError('Name the commit to compare with: npm run bench -- compare main');
  await withProgress('Building', build([testedBrand.key], variables));
  printTable(`compare with ${commit}`, await compare(commit, folder));
};

try {
  const names = process.argv.slice(2);
  if (names[0] === 'compare') await compareWithCommit(names[1]);
  else {
    const unknown = names.filter((name) => !isPart(name));
    if (unknown.length > 0)
      throw new StartError(`No part is called ${unknown.join(', ')}. Parts: ${parts.join(', ')}, compare.`);
    await measure(names.length > 0 ? names.filter(isPart) : parts);
  }
  logProgress('Done');
} catch (error) {
  console.error(formatError(error));
  process.exitCode = 1;
} finally {
  await Promise.all(running.map(({ service }) => service.stop()));
  remove();
}
