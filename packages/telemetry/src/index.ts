export { type Labels, type MetricName } from './metrics.ts';
export { createRequestObserver, type ObserveRequest, type RequestObserverOptions } from './observeRequest.ts';
export {
  createRequestContext,
  getRequestContext,
  requestIdHeader,
  withRequestContext,
  type RequestContext,
} from './requestContext.ts';
export { getTelemetry, type Attributes, type Telemetry } from './telemetry.ts';
