import { createImageRoutes } from './routes.ts';

/**
 * Renders the pictures that the parent process sends, and exits when they are done or the parent exits; see
 * `warmInProcess`.
 */
const [dataDirectory] = process.argv.slice(2);
const stop = new AbortController();

const isIds = (message: unknown): message is string[] =>
  Array.isArray(message) && message.every((id) => typeof id === 'string');

/** This process serves no requests. */
const servesNobody = { get: async () => ({ kind: 'missing' }) as const };

if (dataDirectory) {
  process.once('disconnect', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  process.once('message', (message) => {
    const images = createImageRoutes({
      dataDirectory,
      log: (line) => process.stdout.write(`${line}\n`),
      known: servesNobody,
    });
    void images.warmImages(isIds(message) ? message : [], stop.signal).then(() => process.exit(0));
  });
}
