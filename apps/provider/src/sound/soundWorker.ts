import { parentPort } from 'node:worker_threads';
import { encodeMp3 } from './mp3.ts';
import { synthesize } from './synthesize.ts';
import { composeTune } from './tune.ts';

/** Generates one tune in a worker thread, because it takes up to a second. */
parentPort?.once('message', ({ show, episode }: { show: string; episode: string }) => {
  parentPort?.postMessage(encodeMp3(synthesize(composeTune(show, episode))));
});
