import { describe, expect, test } from 'vitest';
import { getAllowed } from './purposes.ts';
import { parseTcData } from './platform.ts';

const toConsents = (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, true]));

const consentTo = (...ids: number[]) => ({ purpose: { consents: toConsents(...ids) } });

describe('parseTcData (IAB TCF v2)', () => {
  test.each<[string, object, readonly string[]]>([
    [
      'consent to all ten purposes',
      { ...consentTo(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), eventStatus: 'useractioncomplete' },
      ['measurement', 'advertising', 'personalization'],
    ],
    ['consent to no purpose', consentTo(), []],
    ['consent to storage and content measurement', consentTo(1, 8), ['measurement']],
    ['consent to the purposes of basic advertising', consentTo(1, 2, 7), ['advertising']],
    ['consent to everything except storage (purpose 1)', consentTo(2, 3, 4, 5, 6, 7, 8), []],
    ['consent to all profile purposes except one (purpose 6)', consentTo(1, 3, 4, 5), []],
    [
      'legitimate interests without consent',
      { purpose: { consents: {}, legitimateInterests: toConsents(1, 2, 7, 8) } },
      [],
    ],
    [
      'consent to Google among the vendors',
      { ...consentTo(1, 2, 7), vendor: { consents: toConsents(10, 755) } },
      ['advertising'],
    ],
    [
      'Google refused among the vendors',
      { ...consentTo(1, 2, 7, 8), vendor: { consents: { ...toConsents(10), 755: false } } },
      ['measurement'],
    ],
    [
      'a list of vendors without Google',
      { ...consentTo(1, 2, 7, 8), vendor: { consents: toConsents(10) } },
      ['measurement'],
    ],
    ['an empty list of vendors', { ...consentTo(1, 2, 7, 8), vendor: { consents: {} } }, ['measurement']],
    [
      'legitimate interest of a vendor without consent',
      { ...consentTo(1, 2, 7), vendor: { consents: {}, legitimateInterests: toConsents(755) } },
      [],
    ],
    ['a missing list of vendors', { ...consentTo(1, 2, 7), vendor: {} }, ['advertising']],
    [
      'a consent of a vendor that is truthy but not true',
      { ...consentTo(1, 2, 7), vendor: { consents: { 755: 1 } } },
      [],
    ],
    ['consents that are truthy but not true', { purpose: { consents: { 1: 1, 8: 'yes' } } }, []],
  ])('$0: allows $2', (_, data, allowed) => {
    const result = parseTcData({ eventStatus: 'tcloaded', ...data }, true);
    expect(result.kind === 'chosen' && getAllowed(result.purposes)).toEqual(allowed);
  });

  test('where GDPR does not apply, no choice is required', () => {
    expect(parseTcData({ gdprApplies: false, purpose: { consents: {} } }, true)).toEqual({ kind: 'exempt' });
  });

  test('while the dialog is open, its consents are ignored', () => {
    expect(parseTcData({ eventStatus: 'cmpuishown', purpose: { consents: toConsents(1, 8) } }, true)).toEqual({
      kind: 'dialog-open',
    });
  });

  test.each([
    undefined,
    null,
    'yes',
    42,
    [],
    {},
    { eventStatus: 'tcloaded' },
    { eventStatus: 'later', purpose: { consents: {} } },
    { eventStatus: 'tcloaded', purpose: { consents: null } },
    { tcString: 'C', purpose: { consents: { 1: true } } },
  ])('%j is invalid', (data) => {
    expect(parseTcData(data, true)).toEqual({ kind: 'invalid' });
  });

  test.each([false, undefined, 'true'])('data with success %j is invalid', (success) => {
    expect(parseTcData({ gdprApplies: false }, success)).toEqual({ kind: 'invalid' });
  });
});
