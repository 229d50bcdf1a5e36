import type { Logger } from 'pino';
import type { AccountServices } from './readers/accountServices.ts';
import { isReachable } from './db/health.ts';
import type { OpenDatabase } from './db/open.ts';
import { createGraphqlHandler } from './content/graphql/handler.ts';
import { requestLimits } from './content/graphql/requestLimits.ts';
import { createReferenceData } from './content/queries/referenceData.ts';
import type { Search } from './content/search/query.ts';
import { partnerRoutes } from './content/partners/routes.ts';
import { createRedirectRoute } from './content/publishing/redirects.ts';
import { createViewRecorder, createViewRoute } from './content/trending/route.ts';
import { deleteOldViews, refreshTrending } from './content/trending/views.ts';
import { createCostLimiter, withClientCost } from './server/rateLimit.ts';
import { createRequestQueue } from './server/queue.ts';
import { healthRoutes, type Readiness } from './server/health.ts';
import { createRouter, type Route } from './server/router.ts';
import type { IsProxy } from '@masthead/process/clients';

type ProviderOptions = {
  db: OpenDatabase['db'];
  /** Database connections of GraphQL and the data services, with a statement timeout. Default: `db`. */
  requestDb?: OpenDatabase['requestDb'];
  clock: () => Date;
  log: Logger;
  mode: 'development' | 'production';
  /** Whether clients may read the GraphQL schema. Default: off. */
  introspection?: 'on' | 'off';
  /** Whether an IP address belongs to a site or proxy whose X-Forwarded-For is trusted. */
  isProxy?: IsProxy | undefined;
  /** Further routes, such as images. */
  routes?: readonly Route[];
  /** Finds articles by text. Default: PostgreSQL's full-text search. */
  search?: Search | undefined;
  /** Account services. Without them every visitor is anonymous. */
  accounts?: AccountServices;
};

const trendingIntervalMs = 3 * 60_000;
const viewFlushIntervalMs = 5000;
const viewDeletionIntervalMs = 60 * 60_000;

const createStartingResponse = (): Response =>
  Response.json(
    { errors: [{ message: 'The service is starting. Try again in a moment.' }] },
    { status: 503, headers: { 'retry-after': '2' } },
  );

/** Responds with 503 until start-up is complete. */
const withReadiness = (readiness: Readiness, route: Route): Route => ({
  ...route,
  handle: async (request, client) =>
    readiness.state === 'starting' ? createStartingResponse() : route.handle(request, client),
});

/** Creates the provider: its request handler, and background tasks between `start` and `stop`. */
export const createProvider = ({
  db,
  requestDb = db,
  clock,
  log,
  mode,
  introspection,
  isProxy,
  routes = [],
  search,
  accounts,
}: ProviderOptions) => {
  const readiness: Readiness = { state: 'starting' };
  const recorder = createViewRecorder(db, clock, log);
  const reference = createReferenceData(requestDb);
  const limitClientCost = createCostLimiter(requestLimits.clientCost, clock, isProxy);
  const graphql = createGraphqlHandler({
    db: requestDb,
    clock,
    log,
    mode,
    introspection,
    reference,
    search,
    charge: limitClientCost,
    getVisitor: accounts?.getVisitor,
  });
  const withQueue = createRequestQueue(requestLimits.queue, isProxy);
  const timers: NodeJS.Timeout[] = [];
  let lastTask: Promise<void> = Promise.resolve();

  /** Runs tasks serially. A failed task is logged and runs again at its next interval. */
  const runSerially = (task: () => Promise<void>, errorMessage: string): Promise<void> => {
    lastTask = lastTask.then(task).catch((error: unknown) => log.error({ err: error }, errorMessage));
    return lastTask;
  };
  const refreshTrendingLists = () =>
    runSerially(
      () => refreshTrending(db, clock()),
      'the trending lists could not be refreshed; the previous ones remain',
    );
  const deleteOldPageViews = () =>
    runSerially(() => deleteOldViews(db, clock()), 'old page views could not be deleted');

  const serviceRoutes: Route[] = [
    // AMP caches serve AMP articles from their own origins, and a view acts for no account.
    {
      path: '/views',
      methods: ['POST'],
      allowedOrigins: 'any',
      handle: createViewRoute(reference, recorder, clock),
    },
    // Any origin is safe: the schema has no mutation, and without CORS headers other sites cannot read the response.
    { path: '/graphql', methods: ['GET', 'POST', 'OPTIONS'], allowedOrigins: 'any', handle: withQueue(graphql) },
    ...[...partnerRoutes(requestDb, clock), createRedirectRoute(requestDb)].map((route) => ({
      ...route,
      handle: withQueue(withClientCost(limitClientCost, requestLimits.dataServiceCost, route.handle)),
    })),
    ...(accounts?.routes ?? []),
    ...routes,
  ];
  const handle = createRouter(
    [
      ...healthRoutes(readiness, () => isReachable(db)),
      ...serviceRoutes.map((route) => withReadiness(readiness, route)),
    ],
    accounts?.isOwnOrigin,
    accounts?.securityEvent,
  );

  return {
    handle,
    /** Computes the trending lists and starts accepting requests. Call it when the database has content. */
    start: async (): Promise<void> => {
      await refreshTrendingLists();
      timers.push(
        setInterval(() => void refreshTrendingLists(), trendingIntervalMs),
        setInterval(() => void recorder.flush(), viewFlushIntervalMs),
        setInterval(() => void deleteOldPageViews(), viewDeletionIntervalMs),
      );
      await accounts?.start();
      readiness.state = 'ready';
    },
    /** Reports on the readiness route that this instance is stopping. Requests are still handled. */
    announceStop: (): void => {
      readiness.state = 'stopping';
    },
    /** Stops the background tasks and writes pending page views. */
    stop: async (): Promise<void> => {
      readiness.state = 'stopping';
      for (const timer of timers) clearInterval(timer);
      await lastTask;
      await accounts?.stop();
      await recorder.flush();
    },
    flushViews: recorder.flush,
    refreshTrending: refreshTrendingLists,
  };
};
