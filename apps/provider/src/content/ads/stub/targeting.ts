import type { Settings } from './settings.ts';

type Values = Record<string, string | string[] | null>;
type Aimed = { targeting?: Values | null };

/** The older targeting calls, based on the configuration. */
export const targetingCalls = (settings: Settings<Aimed>) => ({
  set: (key: string, value: string | string[]): void => settings.set({ targeting: { [key]: value } }),
  clear: (key?: string): void => settings.set({ targeting: key === undefined ? null : { [key]: null } }),
  get: (key: string): string[] => {
    const value = settings.get('targeting')?.[key];
    return value == null ? [] : [value].flat();
  },
  keys: (): string[] => Object.keys(settings.get('targeting') ?? {}),
});
