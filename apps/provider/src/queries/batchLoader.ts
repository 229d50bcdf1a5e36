/**
 * Turns a look-up of many keys into one of a single key: what is asked for in one turn of the event loop becomes one
 * query, and a key is looked up once. Made anew for each request.
 */
export const createBatchLoader = <V, K extends number | string = number>(
  load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
) => {
  const results = new Map<K, Promise<V | undefined>>();
  let batch: { keys: K[]; answer: Promise<ReadonlyMap<K, V>> } | undefined;

  const startBatch = () => {
    const keys: K[] = [];
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      batch = undefined;
      return load(keys);
    });
    return { keys, answer };
  };

  return (key: K): Promise<V | undefined> => {
    const before = results.get(key);
    if (before) return before;
    batch ??= startBatch();
    batch.keys.push(key);
    const found = batch.answer.then((map) => map.get(key));
    results.set(key, found);
    return found;
  };
};

/** One such look-up for each word that the rows of a batch must agree on. */
export const createGroupedBatchLoader = <V>(
  load: (word: string, keys: readonly number[]) => Promise<ReadonlyMap<number, V>>,
) => {
  const loaders = new Map<string, (key: number) => Promise<V | undefined>>();
  return (word: string, key: number): Promise<V | undefined> => {
    const loader = loaders.get(word) ?? createBatchLoader((keys) => load(word, keys));
    loaders.set(word, loader);
    return loader(key);
  };
};

/** Rows grouped by the number they belong to, in the order they came. */
export const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => number): Map<number, T[]> => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};
