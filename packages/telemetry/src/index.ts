export { type Labels, type MetricName } from './metrics.ts';
export {
  createRequestObserver,
  type ObserveRequest,
  type RequestObserverOptions,
  createRequestContext,
  getRequestContext,
  requestIdHeader,
  withRequestContext,
  type RequestContext,
} from './observeRequest.ts';
export { getTelemetry, type Attributes, type Telemetry } from './telemetry.ts';
