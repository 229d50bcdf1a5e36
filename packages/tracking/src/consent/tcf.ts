import { purposeNames, toPurposes, type PurposeName, type Purposes } from './purposes.ts';

/** The purposes of IAB TCF v2 that each consent purpose requires. All of them must be allowed. */
const tcfPurposes: Readonly<Record<PurposeName, readonly number[]>> = {
  // 1 store on the device, 8 measure content performance
  measurement: [1, 8],
  // 2 select basic advertisements, 7 measure their performance
  advertising: [1, 2, 7],
  // 3 to 6: profiles for advertising and content, and choosing by them
  personalization: [1, 3, 4, 5, 6],
};

/** TCF vendor ids that a purpose requires: 755 is Google, the ad manager's vendor. */
const tcfVendors: Readonly<Partial<Record<PurposeName, number>>> = { advertising: 755 };

/** Result of parsing TCData: the visitor's choice, no need for one, an open dialog, or invalid data. */
export type PlatformStatus =
  | { kind: 'chosen'; purposes: Purposes }
  | { kind: 'exempt' }
  | { kind: 'dialog-open' }
  | { kind: 'invalid' };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const toRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** The CMP's listener id, needed to unsubscribe. */
export const getListenerId = (data: unknown): unknown => toRecord(data)['listenerId'];

/** Parses untrusted TCData. Only `true` is consent; legitimate interest is not. */
export const parseTcData = (data: unknown, success: unknown): PlatformStatus => {
  const { gdprApplies, eventStatus, purpose, vendor } = toRecord(data);
  if (success !== true) return { kind: 'invalid' };
  if (gdprApplies === false) return { kind: 'exempt' };
  if (eventStatus === 'cmpuishown') return { kind: 'dialog-open' };
  if (eventStatus !== 'tcloaded' && eventStatus !== 'useractioncomplete') return { kind: 'invalid' };
  const { consents } = toRecord(purpose);
  if (!isRecord(consents)) return { kind: 'invalid' };
  // Without a vendor list no vendor is refused; with one, vendors that it omits are refused.
  const vendors = toRecord(vendor)['consents'];
  const isVendorAllowed = (name: PurposeName): boolean => {
    const vendorId = tcfVendors[name];
    return vendorId === undefined || !isRecord(vendors) || vendors[vendorId] === true;
  };
  return {
    kind: 'chosen',
    purposes: toPurposes(
      purposeNames.filter(
        (name) => isVendorAllowed(name) && tcfPurposes[name].every((purposeId) => consents[purposeId] === true),
      ),
    ),
  };
};
