import { freePort } from '@masthead/scripts/ports';
import lighthouse from 'lighthouse';
import { launch } from '../src/launch.ts';
import { withTarget, median, withoutTarget, type Finding } from './measure.ts';

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
export const audit = async (origin: string, paths: Readonly<Record<string, string>>): Promise<readonly Finding[]> => {
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
