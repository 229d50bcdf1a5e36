import { type MetricDefinition, metrics } from '@masthead/telemetry/metrics';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../lib/paths.ts';

const read = (name: string): string => readFileSync(inRoot('deploy/monitoring', name), 'utf8');

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Masthead\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[mh]$/),
          labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const alertTestsSchema = z.object({
  tests: z.array(
    z.object({ alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })) }),
  ),
});

const dashboardSchema = z.object({
  schemaVersion: z.number(),
  panels: z.array(
    z.object({
      title: z.string(),
      type: z.literal('timeseries'),
      targets: z.array(z.object({ expr: z.string() })).min(1),
    }),
  ),
});

const alerts = rulesSchema.parse(parse(read('alerts.yml'))).groups.flatMap(({ rules }) => rules);
const panels = dashboardSchema.parse(JSON.parse(read('dashboard.json'))).panels;
const expressions = [...alerts, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

/** The series of a metric, with their labels. */
const series = new Map(
  Object.values<MetricDefinition>(metrics).flatMap(({ name, kind, labels }) =>
    kind === 'histogram'
      ? [
          [`${name}_bucket`, [...labels, 'le']] as const,
          ...['_sum', '_count'].map((suffix) => [name + suffix, labels] as const),
        ]
      : [[name, labels] as const],
  ),
);

/** Labels that Prometheus adds. */
const scrapeLabels = ['job', 'instance'];

test('dashboard and alert rules use series and labels that exist', () => {
  for (const expression of expressions) {
    const names = expression.match(/\b(?:masthead|nodejs|process)_\w+/g) ?? [];
    expect({ expression, unknown: names.filter((name) => !series.has(name)) }).toEqual({ expression, unknown: [] });
    const known = new Set([...scrapeLabels, ...names.flatMap((name) => series.get(name) ?? [])]);
    const used = [...expression.matchAll(/by \(([^)]+)\)|\{([^}]*)\}/g)].flatMap(([, grouped, selected]) =>
      (grouped ?? selected ?? '').split(',').map((part) => /^\s*(\w+)/.exec(part)?.[1] ?? ''),
    );
    expect({ expression, unknown: used.filter((label) => !known.has(label)) }).toEqual({
      expression,
      unknown: [],
    });
  }
});

test('the dashboard shows every metric of the server', () => {
  const shown = expressions.join('\n');
  for (const { name } of Object.values<MetricDefinition>(metrics)) expect(shown).toContain(name);
});

test('the memory alert fires before any deployment ends a site', () => {
  const readMegabytes = (file: string, pattern: RegExp): number => {
    const found = pattern.exec(readFileSync(inRoot(file), 'utf8'))?.[1];
    expect(found, `${file} has ${pattern}`).toBeDefined();
    return Number(found);
  };
  const mebibyte = 1.048576;
  const limits = [
    readMegabytes('deploy/systemd/masthead-site@.service', /^MemoryMax=(\d+)M$/m),
    readMegabytes('deploy/compose.yaml', /^x-site:[^]*?mem_limit: (\d+)m$/m),
    readMegabytes('deploy/kubernetes/site.yaml', /limits: \{ memory: (\d+)Mi \}/),
  ].map((limit) => limit * mebibyte);
  const planned = readMegabytes('docs/guides/operations.md', /plan for (\d+) MB/);
  const threshold = readMegabytes('deploy/monitoring/alerts.yml', /process_resident_memory_bytes\S* > (\d+)e6/);
  expect(threshold).toBeGreaterThan(planned * 1.1);
  expect(threshold).toBeLessThan(Math.min(...limits) * 0.9);
});

test('each alert rule has a test in which it fires', () => {
  const { tests } = alertTestsSchema.parse(parse(read('alerts.test.yml')));
  const fired = tests.flatMap((group) =>
    group.alert_rule_test.filter(({ exp_alerts }) => exp_alerts.length > 0).map(({ alertname }) => alertname),
  );
  expect(new Set(fired)).toEqual(new Set(alerts.map(({ alert }) => alert)));
});

describe.skipIf(spawnSync('promtool', ['--version']).status !== 0)('promtool', () => {
  test.each([
    ['accepts the rules and the configuration', ['check', 'config', 'prometheus.yml']],
    ['sees each alert fire as its test expects', ['test', 'rules', 'alerts.test.yml']],
  ])('%s', (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, {
      cwd: inRoot('deploy/monitoring'),
      encoding: 'utf8',
    });
    expect({ status, output: stdout + stderr }).toMatchObject({ status: 0 });
  });
});
