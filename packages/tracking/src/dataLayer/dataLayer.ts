/** The window's globals: untrusted, since any script may set them. */
export type Globals = Record<string, unknown>;

/** An event with its fields. */
export type DataLayerEvent = { event: string } & Readonly<Record<string, unknown>>;

const dataLayerName = 'dataLayer';

type Layer = { push: (...entries: unknown[]) => unknown };

const isLayer = (value: unknown): value is Layer =>
  typeof value === 'object' &&
  value !== null &&
  'push' in value &&
  typeof value.push === 'function' &&
  !(Array.isArray(value) && !Object.isExtensible(value));

/** Entries for a new data layer from a value that cannot be one: the items of a frozen array, or the object itself. */
const toEntries = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? [value] : [];
};

/** The current data layer. A tag manager may replace it, or its `push`, at any time. */
const getLayer = (globals: Globals): Layer | undefined => {
  const found = globals[dataLayerName];
  if (isLayer(found)) return found;
  const created = toEntries(found);
  globals[dataLayerName] = created;
  return globals[dataLayerName] === created ? created : undefined;
};

/** Pushes to the data layer, and creates it. One that cannot be used (a getter that throws) is ignored. */
export const createPush =
  (globals: Globals) =>
  (entry: DataLayerEvent | IArguments): void => {
    try {
      getLayer(globals)?.push(entry);
    } catch {
      // Third-party code: its errors do not affect the page.
    }
  };

/** Pushes an event. */
export type Push = (event: DataLayerEvent) => void;
