import type { PurposeName } from '../consent/purposes.ts';

/** Third-party scripts and the consent purpose each one needs (§7.2). */
export const thirdParties = {
  tagManager: { purpose: 'measurement' },
  sessionReplay: { purpose: 'measurement' },
  recommendations: { purpose: 'personalization' },
} as const satisfies Record<string, { purpose: PurposeName }>;
/** Name of a third party. */
export type ThirdPartyName = keyof typeof thirdParties;

/** Configuration of a third party: the id of the account, and a script URL in which `{id}` stands for it. */
export type ThirdParty = { id: string; scriptUrl: string };

/** Configured third parties; others are never loaded. */
export type ThirdPartySettings = Readonly<Partial<Record<ThirdPartyName, ThirdParty>>>;

/** The script URL of a third party with its id filled in. */
export const getScriptUrl = ({ id, scriptUrl }: ThirdParty): string =>
  scriptUrl.replaceAll('{id}', encodeURIComponent(id));
