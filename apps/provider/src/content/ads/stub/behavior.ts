/** Behavior of the stub in this tab: `?house-delay=2000&house-empty=vert1&house-size=largest&house-error=throw`. */
type Behavior = {
  delayMs: number;
  empty: string[];
  size: string;
  failure: string;
};

const storageKey = 'mh-house';
const usual: Behavior = { delayMs: 0, empty: [], size: 'usual', failure: 'none' };

const readBehavior = (before: Behavior): Behavior => {
  const query = new URLSearchParams(location.search);
  return {
    delayMs: Number(query.get('house-delay') ?? before.delayMs) || 0,
    empty: query.get('house-empty')?.split(',').filter(Boolean) ?? before.empty,
    size: query.get('house-size') ?? before.size,
    failure: query.get('house-error') ?? before.failure,
  };
};

/** Returns the current behavior. It is stored for the tab, because soft navigation drops the query. */
export const getBehavior = (): Behavior => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Behavior | null;
    const behavior = readBehavior(stored ?? usual);
    if (location.search.includes('house-')) sessionStorage.setItem(storageKey, JSON.stringify(behavior));
    return behavior;
  } catch {
    return readBehavior(usual); // Storage is blocked or holds a foreign value.
  }
};
