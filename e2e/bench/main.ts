import { printUsageForHelp } from '@masthead/process/command';
import { formatError, StartError } from '@masthead/scripts/errors';
import { build } from '@masthead/scripts/build';
import { variables } from '@masthead/scripts/env';
import { withProgress, logProgress } from '@masthead/scripts/progress';
import { formatColumns } from '@masthead/scripts/table';
import path from 'node:path';
import { launch } from '../src/launch.ts';
import { startProviderServer, createTemporaryFolder, type RunningServer } from '../src/stack.ts';
import { sampleContent, testedBrand } from '../src/testedBrand.ts';
import { compare } from './compare.ts';
import { readNewestArticle } from './content.ts';
import { interactions } from './inp.ts';
import { type Finding, withTarget, median, withoutTarget } from './measure.ts';
import { memory } from './memory.ts';
import { createInspectorPort } from '../src/inspector.ts';
import { getSeededDataDir, type InspectedServer, startEmptyApp, startProductionSite } from './servers.ts';
import { purgeSecret, storm } from './storm.ts';
import { throughput } from './sendRequest.ts';
import { uncached } from './uncached.ts';
import { drawWaterfall, measurePaints } from './waterfall.ts';
import { weight } from './weight.ts';
import { freePort } from '@masthead/process/ports';
import lighthouse from 'lighthouse';

const concurrency = 4;

/** The image service renders WebP at the first request and AVIF after it: later visits measure the site only. */
const requestPictures = async (origin: string, paths: readonly string[], accept: string): Promise<void> => {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const offered = new Set(
    texts.flatMap((html) =>
      [...html.replaceAll('&amp;', '&').matchAll(/\/images\/[a-z0-9-]+\/?\?width=\d+(?:&shape=[a-z]+)?/g)].map(
        ([picture]) => picture,
      ),
    ),
  );
  const remaining = offered.values();
  const requestNext = async (): Promise<void> => {
    for (const picture of remaining) await (await fetch(origin + picture, { headers: { accept } })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: concurrency }, requestNext));
};

const runs = 5;
const maxLcpSeconds = 1.2;
const maxTbtMs = 10;
const maxCls = 0.001;
const minScores = { performance: 1, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
type Category = keyof typeof minScores;
const categories = Object.keys(minScores) as readonly Category[];

type Scores = Record<Category, number> & { lcp: number; cls: number; tbt: number; failedAudits: readonly string[] };

const once = async (url: string, port: number): Promise<Scores> => {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // Crawlers may not index results of a search.
    skipAudits: url.includes('?') ? ['is-crawlable'] : [],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories: scores, audits } = result.lhr;
  const score = (name: Category): number => scores[name]?.score ?? 0;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const failedAudits = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => scores[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    failedAudits,
  };
};

/** Runs Lighthouse with a slow phone: the median of five runs for each page. */
const audit = async (origin: string, paths: Readonly<Record<string, string>>): Promise<readonly Finding[]> => {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  const findings: Finding[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const results: Scores[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await once(origin + path, port));
    const middle = (key: Exclude<keyof Scores, 'failedAudits'>): number => median(results.map((result) => result[key]));
    for (const category of categories)
      findings.push(
        withTarget(`${name}, ${category}`, middle(category) * 100, 'points', { min: minScores[category] * 100 }),
      );
    findings.push(
      withTarget(`${name}, LCP`, middle('lcp') / 1000, 's', { max: maxLcpSeconds }),
      withTarget(`${name}, CLS in thousandths`, middle('cls') * 1000, '', { max: maxCls * 1000 }),
      withTarget(`${name}, TBT`, middle('tbt'), 'ms', { max: maxTbtMs }),
    );
    for (const failedAudit of new Set(results.flatMap(({ failedAudits }) => failedAudits)))
      findings.push(withoutTarget(`${name}, failed audit`, failedAudit));
  }
  await browser.close();
  return findings;
};

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
      await using browser = await launch();
      print('weight', await weight(browser, site.origin, { ...pages, search: '/search/?q=office' }));
    }
    if (selected.includes('inp')) {
      await using browser = await launch();
      print(
        'inp',
        await withProgress(
          'Pressing what can be pressed on a slow phone',
          interactions(browser, site.origin, { ...pages, events: '/events/' }),
        ),
      );
    }
    if (selected.includes('waterfall')) {
      const shown = { ...pages, search: '/search/?q=office' };
      await withProgress('Requesting the pictures', requestPictures(site.origin, Object.values(shown), asChromium));
      await using browser = await launch();
      for (const url of [pages.home, pages.article])
        printTable(`waterfall of ${url}`, await drawWaterfall(browser, site.origin + url));
      print('waterfall', await withProgress('Loading pages slowly', measurePaints(browser, site.origin, shown)));
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

/** Starts a provider with 100,000 articles, enough pages to request each once, and a site to inspect. */
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
