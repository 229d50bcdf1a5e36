import { parentPort } from 'node:worker_threads';
import { encodeMp3 } from './mp3.ts';
import { synthesise } from './synthesise.ts';
import { tuneOf } from './tune.ts';

/** Makes one tune, away from the thread that answers requests: it takes a good part of a second. */
parentPort?.once('message', ({ show, episode }: { show: string; episode: string }) => {
  parentPort?.postMessage(encodeMp3(synthesise(tuneOf(show, episode))));
});
