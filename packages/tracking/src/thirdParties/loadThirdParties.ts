import { trackingLimits as limits } from '@masthead/config/tracking-limits';
import type { Purposes, PurposeName } from '../consent/purposes.ts';

/** Third-party scripts and the consent purpose each one needs (§7.2). */
export const thirdParties = {
  tagManager: { purpose: 'measurement' },
  sessionReplay: { purpose: 'measurement' },
  recommendations: { purpose: 'personalization' },
} as const satisfies Record<string, { purpose: PurposeName }>;
/** Name of a third party. */
type ThirdPartyName = keyof typeof thirdParties;

/** Configuration of a third party: the id of the account, and a script URL in which `{id}` stands for it. */
export type ThirdParty = { id: string; scriptUrl: string };

/** Configured third parties; others are never loaded. */
export type ThirdPartySettings = Readonly<Partial<Record<ThirdPartyName, ThirdParty>>>;

/** The script URL of a third party with its id filled in. */
const getScriptUrl = ({ id, scriptUrl }: ThirdParty): string => scriptUrl.replaceAll('{id}', encodeURIComponent(id));

/** A script element to insert into the page. */
type ScriptRequest = { name: ThirdPartyName; url: string; attributes: Readonly<Record<string, string>> };

/** Dependencies of the loader. */
type ThirdPartyDeps = {
  load: (script: ScriptRequest) => void;
  /** A random number in [0, 100), for sampling. */
  getRandomPercent: () => number;
  /** Reloads the page, because a loaded script cannot be removed. */
  reload: () => void;
};

const names = Object.keys(thirdParties) as ThirdPartyName[];

const samplePercent: Readonly<Record<ThirdPartyName, number>> = {
  tagManager: 100,
  sessionReplay: limits.monitoringSamplePercent,
  recommendations: 100,
};

/**
 * Returns a function that loads each configured third party once, when its purpose is allowed (§7.2),
 * and reloads the page when consent to a loaded one is withdrawn. Call it with every decision and on every page; pages
 * with disabled tracking load no new script.
 */
export const createThirdPartyLoader = (
  settings: ThirdPartySettings,
  { load, getRandomPercent, reload }: ThirdPartyDeps,
): ((purposes: Purposes, tracking: 'on' | 'off') => void) => {
  const loaded = new Set<ThirdPartyName>();
  const sampled = names.filter((name) => settings[name] !== undefined && getRandomPercent() < samplePercent[name]);
  return (purposes, tracking) => {
    if ([...loaded].some((name) => !purposes[thirdParties[name].purpose])) {
      reload();
      return;
    }
    if (tracking === 'off') return;
    for (const name of sampled) {
      const thirdParty = settings[name];
      if (!thirdParty || loaded.has(name) || !purposes[thirdParties[name].purpose]) continue;
      loaded.add(name);
      load({
        name,
        url: getScriptUrl(thirdParty),
        attributes: { 'data-id': thirdParty.id, 'data-sample-percent': String(samplePercent[name]) },
      });
    }
  };
};
