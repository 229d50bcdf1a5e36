const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a merge patch (RFC 7396): fields replace those of the target, null removes one, lists are replaced whole. */
export const mergePatch = (target: unknown, changes: unknown): unknown => {
  if (!isRecord(changes)) return changes;
  const merged = new Map<string, unknown>(isRecord(target) ? Object.entries(target) : []);
  for (const [name, change] of Object.entries(changes))
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  return Object.fromEntries(merged);
};
