import { allAllowed, purposeNames, toPurposes, type PurposeName, type Purposes } from './purposes.ts';

/** Purposes of the IAB Transparency & Consent Framework, version 2, that each of ours needs. All of them must be allowed. */
export const tcfPurposes: Readonly<Record<PurposeName, readonly number[]>> = {
  // 1 store on the device, 8 measure content performance
  measurement: [1, 8],
  // 2 select basic advertisements, 7 measure their performance
  advertising: [1, 2, 7],
  // 3 to 6: profiles for advertising and content, and choosing by them
  personalisation: [1, 3, 4, 5, 6],
};

/** Vendors of the framework's list without whom a purpose is of no use: the ad manager is Google's, and Google is 755. */
export const tcfVendors: Readonly<Partial<Record<PurposeName, number>>> = { advertising: 755 };

/** What a consent platform has to say. */
export type PlatformStatus = { kind: 'answer'; purposes: Purposes } | { kind: 'asking' } | { kind: 'garbage' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The number by which a platform ends what it tells of, in whatever it has told. */
export const getListenerId = (data: unknown): unknown => toRecord(data)['listenerId'];

/** TCData as it comes: anything. Only a plain `true` is consent; a legitimate interest is none. */
export const parseTcData = (data: unknown, success: unknown): PlatformStatus => {
  const { gdprApplies, eventStatus, purpose, vendor } = toRecord(data);
  if (success !== true) return { kind: 'garbage' };
  if (gdprApplies === false) return { kind: 'answer', purposes: allAllowed };
  if (eventStatus === 'cmpuishown') return { kind: 'asking' };
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return { kind: 'garbage' };
  const { consents } = toRecord(purpose);
  if (!isRecord(consents)) return { kind: 'garbage' };
  // A platform that says nothing of vendors has not refused any; one that does has refused those it leaves out.
  const vendors = toRecord(vendor)['consents'];
  const agreed = (name: PurposeName): boolean => {
    const needed = tcfVendors[name];
    return needed === undefined || !isRecord(vendors) || vendors[needed] === true;
  };
  return {
    kind: 'answer',
    purposes: toPurposes(
      purposeNames.filter((name) => agreed(name) && tcfPurposes[name].every((number) => consents[number] === true)),
    ),
  };
};
