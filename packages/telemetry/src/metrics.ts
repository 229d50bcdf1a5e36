/** A metric as Prometheus knows it. */
export type MetricDefinition = {
  /** Name in `/metrics`. */
  name: `masthead_${string}` | `process_${string}` | `nodejs_${string}`;
  /** `gauge`: read when the metrics are requested. */
  kind: 'counter' | 'histogram' | 'gauge';
  help: string;
  /** Names of the labels. Their values come from code, a build or a schema, never from a client. */
  labels: readonly string[];
  /** Upper limits of the buckets of a histogram. Default: `secondBuckets`. */
  buckets?: readonly number[];
};

/** Limits of the Web Vitals and the figures around them, in seconds. */
const vitalSecondBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 6, 10, 20] as const;

/**
 * Every metric of the sites and the provider, by its name in code. The dashboard and the alert rules use these only.
 */
export const metrics = {
  requests: {
    name: 'masthead_requests_total',
    kind: 'counter',
    help: 'Responses by kind of route and status.',
    labels: ['route', 'status'],
  },
  requestSeconds: {
    name: 'masthead_request_duration_seconds',
    kind: 'histogram',
    help: 'Time from a request to the end of its response.',
    labels: ['route'],
  },
  cacheLookups: {
    name: 'masthead_cache_lookups_total',
    kind: 'counter',
    help: 'Look-ups of a site by cache (micro, page, query) and result (hit, stale, miss; refused: too many pages waited to be rendered).',
    labels: ['cache', 'result'],
  },
  renderSeconds: {
    name: 'masthead_render_duration_seconds',
    kind: 'histogram',
    help: 'Time from the start of a render to the end of its response.',
    labels: ['route'],
  },
  renderWaitSeconds: {
    name: 'masthead_render_wait_seconds',
    kind: 'histogram',
    help: 'Time that a page waited in the queue of renders.',
    labels: [],
  },
  providerSeconds: {
    name: 'masthead_provider_request_duration_seconds',
    kind: 'histogram',
    help: 'Time of a request from a site to the content service, by document.',
    labels: ['document', 'outcome'],
  },
  statementSeconds: {
    name: 'masthead_sql_duration_seconds',
    kind: 'histogram',
    help: 'Time of an SQL statement of the provider, by its verb and first table, waits for a connection excluded.',
    labels: ['statement'],
  },
  webVitalLcp: {
    name: 'masthead_web_vital_lcp_seconds',
    kind: 'histogram',
    help: 'Largest Contentful Paint in browsers, by kind of page and brand.',
    labels: ['route', 'brand'],
    buckets: vitalSecondBuckets,
  },
  webVitalInp: {
    name: 'masthead_web_vital_inp_seconds',
    kind: 'histogram',
    help: 'Interaction to Next Paint in browsers, by kind of page and brand.',
    labels: ['route', 'brand'],
    buckets: [0.016, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 0.8, 1, 2.5],
  },
  webVitalTtfb: {
    name: 'masthead_web_vital_ttfb_seconds',
    kind: 'histogram',
    help: 'Time to First Byte in browsers, by kind of page and brand.',
    labels: ['route', 'brand'],
    buckets: vitalSecondBuckets,
  },
  webVitalCls: {
    name: 'masthead_web_vital_cls',
    kind: 'histogram',
    help: 'Cumulative Layout Shift in browsers, by kind of page and brand.',
    labels: ['route', 'brand'],
    buckets: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
  },
  queueLength: {
    name: 'masthead_queue_length',
    kind: 'gauge',
    help: 'Work that waits: renders, requests, pictures, mails, purges, articles that the search engine lacks.',
    labels: ['queue'],
  },
  searches: {
    name: 'masthead_searches_total',
    kind: 'counter',
    help: 'Searches by the engine that found the articles, and the reason if that is not the configured one.',
    labels: ['engine', 'reason'],
  },
  suppressedLogs: {
    name: 'masthead_log_lines_suppressed_total',
    kind: 'counter',
    help: 'Repeated log lines that are counted instead of written.',
    labels: ['level'],
  },
  eventLoopDelay: {
    name: 'nodejs_eventloop_delay_seconds',
    kind: 'gauge',
    help: 'Delay of the event loop since the last scrape.',
    labels: ['quantile'],
  },
  residentMemory: {
    name: 'process_resident_memory_bytes',
    kind: 'gauge',
    help: 'Resident memory of the process.',
    labels: [],
  },
  startTime: {
    name: 'process_start_time_seconds',
    kind: 'gauge',
    help: 'Start of the process, in seconds since 1970.',
    labels: [],
  },
  heapUsed: { name: 'nodejs_heap_used_bytes', kind: 'gauge', help: 'Used heap of V8.', labels: [] },
  build: {
    name: 'masthead_build_info',
    kind: 'gauge',
    help: '1, with the service and the build id as labels.',
    labels: ['service', 'build'],
  },
} as const satisfies Record<string, MetricDefinition>;

/** Names of the metrics in code. */
type MetricName = keyof typeof metrics;

/** Names of the metrics of a kind. */
export type MetricsOfKind<Kind extends MetricDefinition['kind']> = {
  [Name in MetricName]: (typeof metrics)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];

/** The labels of a metric. */
export type Labels<Name extends MetricName> = Readonly<Record<(typeof metrics)[Name]['labels'][number], string>>;

/** Distinct label sets of one metric. Further ones are counted together, with the label `otel_metric_overflow`. */
export const maxLabelSets = 1_000;

/** Upper limits of the buckets of histograms in seconds. The last ones are the time limits of queries and pages. */
export const secondBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
