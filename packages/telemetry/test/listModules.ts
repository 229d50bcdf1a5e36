import { registerHooks } from 'node:module';

const loaded: string[] = [];
registerHooks({
  load: (url, context, nextLoad) => {
    loaded.push(url);
    return nextLoad(url, context);
  },
});

const { startTelemetry } = await import('../src/start.ts');
const telemetry = await startTelemetry({ name: 'test', build: '1' });
process.stdout.write(JSON.stringify(loaded.filter((url) => url.includes('opentelemetry'))));
await telemetry.stop();
