import { progressAt, stepIncrement } from './progress';

/** A navigation from the click to the page (SPEC §4, page load). */
export type PageLoad =
  | { phase: 'idle' }
  | { phase: 'running'; startedAt: number; pending: number; finished: number; arrived: boolean }
  | { phase: 'failed' };

export type LoadEvent =
  /** The reader followed a link. */
  | { type: 'left'; at: number }
  /** A request of the page set out, or came back. */
  | { type: 'asked' }
  | { type: 'answered' }
  /** The address of the new page stands. */
  | { type: 'arrived' }
  | { type: 'failed' }
  /** The bar has been seen for long enough. */
  | { type: 'settled' };

const idle: PageLoad = { phase: 'idle' };

/** Requests are counted; the load is over when the page is there and the count is back at zero. */
export const nextLoad = (load: PageLoad, event: LoadEvent): PageLoad => {
  if (event.type === 'left') return { phase: 'running', startedAt: event.at, pending: 0, finished: 0, arrived: false };
  if (event.type === 'settled') return idle;
  if (load.phase !== 'running') return load;
  switch (event.type) {
    case 'asked':
      return { ...load, pending: load.pending + 1 };
    case 'answered': {
      const pending = Math.max(0, load.pending - 1);
      return pending === 0 && load.arrived ? idle : { ...load, pending, finished: load.finished + 1 };
    }
    case 'arrived':
      return load.pending === 0 ? idle : { ...load, arrived: true };
    case 'failed':
      return { phase: 'failed' };
    default:
      return event satisfies never;
  }
};

/** Width of the bar in per cent; undefined while it is not shown. A page with more than one request has two kinds of steps. */
export const widthOf = (load: PageLoad, now: number): number | undefined => {
  switch (load.phase) {
    case 'idle':
      return undefined;
    case 'failed':
      return 100;
    case 'running':
      return progressAt(
        now - load.startedAt,
        load.finished,
        stepIncrement(load.pending + load.finished > 1 ? 'data-and-fetch' : 'data'),
      );
    default:
      return load satisfies never;
  }
};
