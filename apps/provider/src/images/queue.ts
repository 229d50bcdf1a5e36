/** Most urgent first. `begun`: the rest of something asked for, whose beginning takes up memory until it is done. */
const urgencies = ['begun', 'asked', 'background'] as const;
export type Urgency = (typeof urgencies)[number];
type Waiting = { urgency: Urgency; start: () => void };

/** Thrown when so much waits that an answer would come too late to be of use. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs a few tasks at a time. What has begun is finished first, then what somebody waits for is begun, and background work never takes the last place,
 * so that a visitor's picture is at most one drawing away.
 */
export const createQueue = ({ places, longest }: { places: number; longest: number }) => {
  const waiting: Waiting[] = [];
  let running = 0;
  let runningInBackground = 0;

  const mayStart = (urgency: Urgency): boolean =>
    running < places && (urgency !== 'background' || runningInBackground < Math.max(1, places - 1));

  const next = (): void => {
    const most = urgencies.find((urgency) => waiting.some((other) => other.urgency === urgency));
    const index = waiting.findIndex(({ urgency }) => urgency === most);
    const candidate = waiting[index];
    if (!candidate || !mayStart(candidate.urgency)) return;
    waiting.splice(index, 1);
    candidate.start();
    next();
  };

  const run = async <T>(urgency: Urgency, task: () => Promise<T>): Promise<T> => {
    if (waiting.filter((other) => other.urgency === urgency).length >= longest) throw new QueueFullError('Too many pictures are waiting to be drawn. Ask again in a few seconds.');
    await new Promise<void>((resolve) => {
      const start = (): void => {
        running += 1;
        if (urgency === 'background') runningInBackground += 1;
        resolve();
      };
      waiting.push({ urgency, start });
      next();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      if (urgency === 'background') runningInBackground -= 1;
      next();
    }
  };
  return { run };
};

/** Callers who ask for the same thing at the same time share one run. */
export const createSingleFlight = <T>() => {
  const flights = new Map<string, Promise<T>>();
  return (key: string, start: () => Promise<T>): Promise<T> => {
    const underWay = flights.get(key);
    if (underWay) return underWay;
    const flight = start().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
};
