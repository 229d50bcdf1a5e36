import { describe, expect, test } from 'vitest';
import { getAllowed } from './purposes.ts';
import { parseTcData } from './tcf.ts';

const toConsents = (...ids: number[]) => Object.fromEntries(ids.map((id) => [id, true]));

describe('IAB TCF v2, TCData', () => {
  test.each<[string, unknown, readonly string[]]>([
    [
      'all ten purposes',
      { eventStatus: 'useractioncomplete', purpose: { consents: toConsents(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) } },
      ['measurement', 'advertising', 'personalization'],
    ],
    ['none', { eventStatus: 'tcloaded', purpose: { consents: {} } }, []],
    ['measurement of content', { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 8) } }, ['measurement']],
    ['basic advertising', { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 2, 7) } }, ['advertising']],
    [
      'everything but storing on the device',
      { eventStatus: 'tcloaded', purpose: { consents: toConsents(2, 3, 4, 5, 6, 7, 8) } },
      [],
    ],
    ['one profile purpose short', { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 3, 4, 5) } }, []],
    [
      'legitimate interests only',
      { eventStatus: 'tcloaded', purpose: { consents: {}, legitimateInterests: toConsents(1, 2, 7, 8) } },
      [],
    ],
    ['the law does not apply', { gdprApplies: false }, ['measurement', 'advertising', 'personalization']],
    [
      'vendors with Google',
      {
        eventStatus: 'tcloaded',
        purpose: { consents: toConsents(1, 2, 7) },
        vendor: { consents: toConsents(10, 755) },
      },
      ['advertising'],
    ],
    [
      'vendors with Google refused',
      {
        eventStatus: 'tcloaded',
        purpose: { consents: toConsents(1, 2, 7, 8) },
        vendor: { consents: { ...toConsents(10), 755: false } },
      },
      ['measurement'],
    ],
    [
      'vendors without Google',
      { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 2, 7, 8) }, vendor: { consents: toConsents(10) } },
      ['measurement'],
    ],
    [
      'no vendor at all',
      { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 2, 7, 8) }, vendor: { consents: {} } },
      ['measurement'],
    ],
    [
      'a vendor by legitimate interest',
      {
        eventStatus: 'tcloaded',
        purpose: { consents: toConsents(1, 2, 7) },
        vendor: { consents: {}, legitimateInterests: toConsents(755) },
      },
      [],
    ],
    [
      'no list of vendors',
      { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 2, 7) }, vendor: {} },
      ['advertising'],
    ],
    [
      'truthy is not true of a vendor',
      { eventStatus: 'tcloaded', purpose: { consents: toConsents(1, 2, 7) }, vendor: { consents: { 755: 1 } } },
      [],
    ],
    ['truthy is not true', { eventStatus: 'tcloaded', purpose: { consents: { 1: 1, 8: 'yes' } } }, []],
  ])('%s', (_, data, allowed) => {
    const result = parseTcData(data, true);
    expect(result.kind === 'decided' && getAllowed(result.purposes)).toEqual(allowed);
  });

  test('while the dialog is open nothing is decided', () => {
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

  test.each([false, undefined, 'true'])('success %j is invalid with any data', (success) => {
    expect(parseTcData({ gdprApplies: false }, success)).toEqual({ kind: 'invalid' });
  });
});
