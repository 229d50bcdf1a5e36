import { browserLimits as limits } from '@masthead/config/limits';
import type { Purposes } from '../consent/purposes.ts';
import { getScriptUrl, thirdParties, type ThirdPartyName, type ThirdPartySettings } from './table.ts';

/** A script element as it is put into the page. */
export type ScriptRequest = { name: ThirdPartyName; address: string; attributes: Readonly<Record<string, string>> };

export type ThirdPartyDeps = {
  load: (script: ScriptRequest) => void;
  /** A number from 0 up to but not including 100, for samples. */
  percent: () => number;
  /** A program that is in the page cannot be taken out of it: the page begins anew without it. */
  reload: () => void;
};

const names = Object.keys(thirdParties) as ThirdPartyName[];

const samplePercent: Readonly<Record<ThirdPartyName, number>> = {
  tagManager: 100,
  sessionReplay: limits.monitoringSamplePercent,
  recommendations: 100,
};

/**
 * Loads each configured third party once, when its purpose is allowed (DECISIONS, Advertising). Answers what to call with
 * every answer of the reader's, and whether the page it is given on is tracked: where it is not, nothing new is loaded.
 */
export const createThirdPartyLoader = (
  settings: ThirdPartySettings,
  { load, percent, reload }: ThirdPartyDeps,
): ((purposes: Purposes, tracking: 'on' | 'off') => void) => {
  const loaded = new Set<ThirdPartyName>();
  const chosen = names.filter((name) => settings[name] !== undefined && percent() < samplePercent[name]);
  return (purposes, tracking) => {
    if ([...loaded].some((name) => !purposes[thirdParties[name].purpose])) {
      reload();
      return;
    }
    if (tracking === 'off') return;
    for (const name of chosen) {
      const settled = settings[name];
      if (!settled || loaded.has(name) || !purposes[thirdParties[name].purpose]) continue;
      loaded.add(name);
      load({
        name,
        address: getScriptUrl(settled),
        attributes: { 'data-id': settled.id, 'data-sample-percent': String(samplePercent[name]) },
      });
    }
  };
};
