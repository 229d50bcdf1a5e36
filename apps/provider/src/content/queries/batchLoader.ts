/** Loads single keys by a query for many: the keys of one turn of the event loop. Create one per request. */
export const createBatchLoader = <V, K extends number | string = number>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
) => {
  const results = new Map<K, Promise<V | undefined>>();
  let batch: { keys: K[]; values: Promise<ReadonlyMap<K, V>> } | undefined;

  const startBatch = () => {
    const keys: K[] = [];
    const values = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = undefined;
      return load(keys);
    });
    return { keys, values };
  };

  return (key: K): Promise<V | undefined> => {
    const before = results.get(key);
    if (before) return before;
    batch ??= startBatch();
    batch.keys.push(key);
    const found = batch.values.then((map) => map.get(key));
    results.set(key, found);
    return found;
  };
};

/** Creates a loader with separate batches per group, such as the site or the page size of the rows. */
export const createGroupedBatchLoader = <V>(
  load: (group: string, keys: readonly number[]) => Promise<ReadonlyMap<number, V>>,
) => {
  const loaders = new Map<string, (key: number) => Promise<V | undefined>>();
  return (group: string, key: number): Promise<V | undefined> => {
    const loader = loaders.get(group) ?? createBatchLoader((keys) => load(group, keys));
    loaders.set(group, loader);
    return loader(key);
  };
};

export const groupBy = <T>(rows: readonly T[], getKey: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return groups;
};
