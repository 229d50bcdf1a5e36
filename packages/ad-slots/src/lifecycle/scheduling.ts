/** Lets go of the main thread, so that what the reader has just done comes first. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Gathers what comes in one turn, and hands it on together when the turn ends. */
export const batchPerTurn = <Item>(work: (items: readonly Item[]) => void): ((item: Item) => void) => {
  const gathered: Item[] = [];
  return (item) => {
    if (gathered.push(item) === 1) queueMicrotask(() => work(gathered.splice(0)));
  };
};
