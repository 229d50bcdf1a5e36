import { writeNginxConfiguration } from '@masthead/scripts/nginxConfiguration';
import { freePort } from '@masthead/process/ports';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { copySeededData } from '../src/content.ts';
import { createTemporaryFolder, type RunningServer, startProviderServer, startSiteServer } from '../src/stack.ts';
import { formatTrace, type ReceivedSpan, startTraceReceiver } from '../src/traceReceiver.ts';
import { testedBrand } from '../src/testedBrand.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('The test of traces from nginx is skipped: nginx not found.');

describe.skipIf(!hasNginx || inject('templateOrigin') === '')('a site behind nginx with metrics and traces', () => {
  const { folder, remove } = createTemporaryFolder();
  let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
  let provider: RunningServer;
  let site: RunningServer;
  let nginx: ChildProcess;
  let origin: string;
  const metricsOrigins = { provider: '', site: '' };

  const toEnv = (metricsPort: number) => ({
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRICS_EXPORTER: 'prometheus',
    OTEL_EXPORTER_PROMETHEUS_PORT: String(metricsPort),
    CDN: 'nginx',
  });
  const readMetrics = async (name: keyof typeof metricsOrigins): Promise<string> =>
    (await fetch(`${metricsOrigins[name]}/metrics`)).text();

  beforeAll(async () => {
    receiver = await startTraceReceiver();
    const [port, providerMetrics, siteMetrics, unused] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
      freePort(),
    ]);
    metricsOrigins.provider = `http://127.0.0.1:${providerMetrics}`;
    metricsOrigins.site = `http://127.0.0.1:${siteMetrics}`;
    copySeededData(path.join(folder, 'provider'));
    provider = await startProviderServer(path.join(folder, 'provider'), {
      PICTURES: 'on-request',
      ...toEnv(providerMetrics),
    });
    site = await startSiteServer({
      folder: testedBrand.key,
      providerPort: provider.port,
      workDir: path.join(folder, 'site'),
      env: toEnv(siteMetrics),
    });
    const file = writeNginxConfiguration(path.join(folder, 'nginx'), port, [site.port, unused]);
    nginx = spawn('nginx', ['-p', path.dirname(file), '-c', file], { stdio: 'ignore' });
    origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), { timeout: 30_000 });
  });

  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await site.service.stop();
    await provider.service.stop();
    await receiver.stop();
    remove();
  });

  /** The spans of a trace, once those of site and provider have arrived with their parents, which end later. */
  const getTrace = async (traceId: string): Promise<readonly ReceivedSpan[]> => {
    const spans = () => receiver.spans.filter((span) => span.traceId === traceId);
    const getRoots = () => {
      const ids = new Set(spans().map(({ spanId }) => spanId));
      return spans().filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
    };
    await expect.poll(() => spans().some(({ service }) => service === 'provider')).toBe(true);
    await expect.poll(() => getRoots().map(({ name }) => name)).toEqual([expect.stringMatching(/^edge /)]);
    return spans();
  };

  test('a page that no cache has is one trace from nginx over site and provider to each statement', async () => {
    const response = await fetch(`${origin}/search/?q=secretword`);
    expect(response.status).toBe(200);
    const traceId = response.headers.get('x-request-id') ?? '';
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    const spans = await getTrace(traceId);
    const parentOf = ({ parentSpanId }: ReceivedSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
    const toAncestors = (span: ReceivedSpan): readonly ReceivedSpan[] => {
      const parent = parentOf(span);
      return parent ? [parent, ...toAncestors(parent)] : [];
    };
    const statement = spans.find(({ attributes }) => /from "?article/.test(attributes['db.query.text'] ?? ''));
    const ancestors = statement ? toAncestors(statement).map(({ name }) => name) : [];
    const from = (name: string | RegExp): number => ancestors.findIndex((ancestor) => new RegExp(name).test(ancestor));
    const order = ['^POST /graphql$', '^content ', '^GET search$', '^edge GET search$'].map(from);
    expect(order, formatTrace(spans)).toEqual(order.toSorted((left, right) => left - right));
    expect(order, formatTrace(spans)).not.toContain(-1);
    expect(JSON.stringify(spans), 'spans contain no input of readers').not.toContain('secretword');
  });

  test('a client can neither name its request nor choose that it is traced', async () => {
    const chosen = 'a'.repeat(32);
    for (const address of [origin, site.origin]) {
      const response = await fetch(`${address}/search/?q=named`, {
        headers: { 'x-request-id': 'not an id', traceparent: `00-${chosen}-${'b'.repeat(16)}-01` },
      });
      expect(response.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    }
    const response = await fetch(origin, { headers: { 'x-request-id': chosen } });
    expect(response.headers.get('x-request-id')).not.toBe(chosen);
  });

  test('a page of the store of nginx has the id of its own request', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push((await fetch(origin)).headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
  });

  test('/metrics counts by kind of route and statement, on a port of its own', async () => {
    await fetch(`${origin}/no-such-page/secretpath/`);
    const unmatched = /masthead_requests_total\{route="unmatched",status="404"\} \d+/;
    await expect.poll(() => readMetrics('site')).toMatch(unmatched);
    const siteMetrics = await readMetrics('site');
    expect(siteMetrics).toMatch(/masthead_requests_total\{route="search",status="200"\} \d+/);
    expect(siteMetrics).toMatch(/masthead_cache_lookups_total\{cache="query",result="miss"\} \d+/);
    expect(siteMetrics).toMatch(/masthead_cache_lookups_total\{cache="page",result="(hit|miss)"\} \d+/);
    expect(siteMetrics).toMatch(/masthead_render_duration_seconds_count\{route="home"\} \d+/);
    expect(siteMetrics).toMatch(/masthead_provider_request_duration_seconds_count\{[^}]*outcome="ok"/);
    expect(siteMetrics).toMatch(/masthead_queue_length\{queue="render"\} \d+/);
    expect(siteMetrics).toMatch(/nodejs_eventloop_delay_seconds\{quantile="0.99"\}/);
    expect(siteMetrics).toMatch(/masthead_build_info\{service="[\w-]+",build="[\w-]+"\} 1/);
    expect(siteMetrics).not.toContain('secretpath');
    const providerMetrics = await readMetrics('provider');
    expect(providerMetrics).toMatch(/masthead_requests_total\{route="\/graphql",status="200"\} \d+/);
    expect(providerMetrics).toMatch(/masthead_sql_duration_seconds_count\{statement="select articles"\} \d+/);
    for (const queue of ['mail', 'purge', 'picture', 'request'])
      expect(providerMetrics).toMatch(new RegExp(`masthead_queue_length\\{queue="${queue}"\\} \\d+`));
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
    expect((await fetch(`${provider.origin}/metrics`)).status).toBe(404);
  });

  test('while the provider is down, the error page shows the id of the request, which the log has too', async () => {
    await provider.service.stop();
    const response = await fetch(`${origin}/author/profile/nobody-yet/`);
    const id = response.headers.get('x-request-id') ?? '';
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(`<code>${id}</code>`)]);
    await expect.poll(() => readFileSync(site.service.logFile, 'utf8')).toContain(`"requestId":"${id}"`);
  });
});
