import { purposeNames, type PurposeName, type Purposes } from './purposes.ts';

/** Purposes of the IAB Transparency & Consent Framework, version 2, that each of ours needs. All of them must be allowed. */
export const tcfPurposes: Readonly<Record<PurposeName, readonly number[]>> = {
  // 1 store on the device, 8 measure content performance
  measurement: [1, 8],
  // 2 select basic advertisements, 7 measure their performance
  advertising: [1, 2, 7],
  // 3 to 6: profiles for advertising and content, and choosing by them
  personalisation: [1, 3, 4, 5, 6],
};

/** What a consent platform has to say. */
export type PlatformAnswer = { kind: 'answer'; purposes: Purposes } | { kind: 'asking' } | { kind: 'garbage' };

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});

/** TCData as it comes: anything. Only a plain `true` is consent; a legitimate interest is none. */
export const readTcData = (data: unknown, success: unknown): PlatformAnswer => {
  const { gdprApplies, eventStatus, purpose } = recordOf(data);
  if (success !== true) return { kind: 'garbage' };
  if (gdprApplies === false) return { kind: 'answer', purposes: { measurement: true, advertising: true, personalisation: true } };
  if (eventStatus === 'cmpuishown') return { kind: 'asking' };
  if (eventStatus !== undefined && eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return { kind: 'garbage' };
  const { consents } = recordOf(purpose);
  if (typeof consents !== 'object' || consents === null) return { kind: 'garbage' };
  const given = recordOf(consents);
  const [measurement, advertising, personalisation] = purposeNames.map((name) => tcfPurposes[name].every((number) => given[number] === true));
  return { kind: 'answer', purposes: { measurement: measurement === true, advertising: advertising === true, personalisation: personalisation === true } };
};
