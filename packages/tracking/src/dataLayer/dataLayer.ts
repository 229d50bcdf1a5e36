/** The page's globals: anybody may have put anything there. */
export type Globals = Record<string, unknown>;

/** What is pushed: an event with its fields. */
export type DataLayerEvent = { event: string } & Readonly<Record<string, unknown>>;

/** Where tag managers look. */
export const dataLayerName = 'dataLayer';

type Layer = { push: (...entries: unknown[]) => unknown };

const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' &&
  value !== null &&
  'push' in value &&
  typeof value.push === 'function' &&
  !(Array.isArray(value) && !Object.isExtensible(value));

/** What stood in the place of the layer is kept where it can be an entry: a frozen list's entries, an object with data. */
const toEntries = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? [value] : [];
};

/** The page's data layer as it is now: a tag manager may replace it, or its `push`, at any time. */
const getLayer = (globals: Globals): Layer | undefined => {
  const found = globals[dataLayerName];
  if (isLayer(found)) return found;
  const made = toEntries(found);
  globals[dataLayerName] = made;
  return globals[dataLayerName] === made ? made : undefined;
};

/**
 * Pushes on the tag manager's data layer, whoever made it and whatever it is. Where it cannot be mended
 * (a getter that throws, a constant), the page goes on without it.
 */
export const createPush =
  (globals: Globals) =>
  (entry: DataLayerEvent | IArguments): void => {
    try {
      getLayer(globals)?.push(entry);
    } catch {
      // somebody else's layer: what it throws is not ours to report, and nothing of the page needs it
    }
  };

/** Pushes an event. */
export type Push = (event: DataLayerEvent) => void;
