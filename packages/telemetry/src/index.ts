export { type Labels } from './metrics.ts';
export {
  createRequestObserver,
  type ObserveRequest,
  createRequestContext,
  getRequestContext,
  requestIdHeader,
  withRequestContext,
} from './observeRequest.ts';
export { getTelemetry, type Attributes, type Telemetry } from './telemetry.ts';
