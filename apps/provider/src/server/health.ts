import type { Route } from './router.ts';

/** State of the provider for health checks. */
export type Readiness = { state: 'starting' | 'ready' | 'stopping' };

const createStatusResponse = (status: number, state: string) =>
  Response.json({ status: state }, { status, headers: { 'cache-control': 'no-store' } });

/** Routes for health checks. Live: the process responds. Ready: the database responds and has content. */
export const healthRoutes = (readiness: Readiness, isDatabaseReachable: () => Promise<boolean>): Route[] => {
  const live = async () => createStatusResponse(200, 'live');
  const ready = async () =>
    readiness.state === 'ready' && (await isDatabaseReachable())
      ? createStatusResponse(200, 'ready')
      : createStatusResponse(503, readiness.state === 'ready' ? 'database unavailable' : readiness.state);
  const methods = ['GET', 'HEAD'];
  return [
    { path: '/healthcheck', methods, handle: live },
    { path: '/healthcheck/live', methods, handle: live },
    { path: '/healthcheck/ready', methods, handle: ready },
  ];
};
