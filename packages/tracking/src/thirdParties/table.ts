import type { PurposeName } from '../consent/purposes.ts';

/** Programs of others that a page may load (SPEC §7.2): what for, and so by whose leave. */
export const thirdParties = {
  tagManager: { purpose: 'measurement' },
  sessionReplay: { purpose: 'measurement' },
  recommendations: { purpose: 'personalisation' },
} as const satisfies Record<string, { purpose: PurposeName }>;
export type ThirdPartyName = keyof typeof thirdParties;

/** A third party as a deployment configures it: its id, and the address of its script, in which `{id}` stands for the id. */
export type ThirdParty = { id: string; script: string };

/** What is configured; what is not there is never loaded. */
export type ThirdPartySettings = Readonly<Partial<Record<ThirdPartyName, ThirdParty>>>;

/** The address of a third party's script. */
export const getScriptUrl = ({ id, script }: ThirdParty): string => script.replaceAll('{id}', encodeURIComponent(id));
