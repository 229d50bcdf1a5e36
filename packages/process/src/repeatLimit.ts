/** How often an event occurred since the last one of its cause was written. */
export type Repetition = {
  count: number;
  /** `other causes`: there are more causes than the limit, so these events are counted together. */
  of: 'one cause' | 'other causes';
};

/** Options of `createRepeatLimit`. */
type RepeatLimitOptions<Event> = {
  write: (event: Event, repetition: Repetition) => void;
  /** Names what repetitions have in common. Undefined: the event is written and not counted. */
  toCause: (event: Event) => string | undefined;
  /** Combines a repetition with the ones before it. Default: the last one is written. */
  merge?: (earlier: Event, later: Event) => Event;
  /** Called for each event that is counted instead of written. */
  onRepetition?: (event: Event) => void;
  intervalMs?: number;
  /** Causes that are counted separately at the same time. */
  maxCauses?: number;
};

/** Each cause is written at most once in this time, in ms. */
const defaultIntervalMs = 60_000;
/** Bounds the lines of an interval and the memory of pending events. */
const defaultMaxCauses = 200;
const otherCauses = 'other causes';

type Pending<Event> = Pick<Repetition, 'of'> & { event: Event | undefined; count: number; timer: NodeJS.Timeout };

/**
 * Writes the first event of a cause at once, and repetitions once per interval with their count, so that an outage or
 * an attack cannot fill the disk.
 */
export const createRepeatLimit = <Event>({
  write,
  toCause,
  merge = (_, later) => later,
  onRepetition = () => undefined,
  intervalMs = defaultIntervalMs,
  maxCauses = defaultMaxCauses,
}: RepeatLimitOptions<Event>) => {
  const pending = new Map<string, Pending<Event>>();

  const writeCounted = (entry: Pending<Event>): void => {
    const { event, count, of } = entry;
    if (event === undefined) return;
    entry.event = undefined;
    entry.count = 0;
    write(event, { count, of });
  };

  const schedule = (cause: string): NodeJS.Timeout =>
    setTimeout(() => {
      const entry = pending.get(cause);
      if (!entry) return;
      if (entry.count === 0) {
        pending.delete(cause);
        return;
      }
      entry.timer = schedule(cause);
      writeCounted(entry);
    }, intervalMs).unref();

  /** Writes an event, or counts it as a repetition. */
  const report = (event: Event): void => {
    const ownCause = toCause(event);
    if (ownCause === undefined) return write(event, { count: 1, of: 'one cause' });
    const cause = pending.has(ownCause) || pending.size < maxCauses ? ownCause : otherCauses;
    const entry = pending.get(cause);
    if (entry) {
      onRepetition(event);
      entry.count += 1;
      entry.event = entry.event === undefined ? event : merge(entry.event, event);
      return;
    }
    const of = cause === ownCause ? 'one cause' : 'other causes';
    pending.set(cause, { event: undefined, count: 0, of, timer: schedule(cause) });
    write(event, { count: 1, of });
  };

  /** Writes pending counts. Call it before the process ends. */
  const flush = (): void => {
    for (const entry of pending.values()) {
      clearTimeout(entry.timer);
      writeCounted(entry);
    }
    pending.clear();
  };

  return { report, flush };
};
