import { createImageRoutes } from './routes.ts';

/** Draws the pictures that its parent names, and ends when they are done or the parent is gone; see `warmApart`. */
const [dataDirectory] = process.argv.slice(2);
const stop = new AbortController();

const isIds = (message: unknown): message is string[] =>
  Array.isArray(message) && message.every((id) => typeof id === 'string');

/** This process renders what its parent names and takes no requests. */
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
