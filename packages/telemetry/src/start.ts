import { readTelemetryPlan } from './env.ts';
export { TelemetryEnvError } from './env.ts';
import { getTelemetry, type ServiceInfo, setTelemetry, type Telemetry } from './telemetry.ts';

/**
 * Starts metrics and traces if the environment enables them (decision 60). The SDK is loaded only then. Call it before
 * anything is measured, and `stop` before the process ends.
 */
export const startTelemetry = async (service: ServiceInfo): Promise<Telemetry> => {
  const plan = readTelemetryPlan();
  if (plan.traces === 'off' && plan.metrics === 'off') return getTelemetry();
  const { createTelemetry } = await import('./createTelemetry.ts');
  const telemetry = await createTelemetry(plan, service);
  setTelemetry(telemetry);
  return telemetry;
};
