import { describe, expect, test } from 'vitest';
import { getAllowed } from './purposes.ts';
import { parseTcData } from './tcf.ts';

const given = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));

describe('IAB TCF v2, TCData', () => {
  test.each<[string, unknown, readonly string[]]>([
    [
      'all ten purposes',
      { eventStatus: 'useractioncomplete', purpose: { consents: given(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) } },
      ['measurement', 'advertising', 'personalisation'],
    ],
    ['none', { eventStatus: 'tcloaded', purpose: { consents: {} } }, []],
    ['measurement of content', { eventStatus: 'tcloaded', purpose: { consents: given(1, 8) } }, ['measurement']],
    ['basic advertising', { eventStatus: 'tcloaded', purpose: { consents: given(1, 2, 7) } }, ['advertising']],
    [
      'everything but storing on the device',
      { eventStatus: 'tcloaded', purpose: { consents: given(2, 3, 4, 5, 6, 7, 8) } },
      [],
    ],
    ['one profile purpose short', { eventStatus: 'tcloaded', purpose: { consents: given(1, 3, 4, 5) } }, []],
    [
      'legitimate interests only',
      { eventStatus: 'tcloaded', purpose: { consents: {}, legitimateInterests: given(1, 2, 7, 8) } },
      [],
    ],
    ['the law does not apply', { gdprApplies: false }, ['measurement', 'advertising', 'personalisation']],
    [
      'vendors among whom is Google',
      { eventStatus: 'tcloaded', purpose: { consents: given(1, 2, 7) }, vendor: { consents: given(10, 755) } },
      ['advertising'],
    ],
    [
      'vendors among whom Google is refused',
      {
        eventStatus: 'tcloaded',
        purpose: { consents: given(1, 2, 7, 8) },
        vendor: { consents: { ...given(10), 755: false } },
      },
      ['measurement'],
    ],
    [
      'vendors among whom Google is not',
      { eventStatus: 'tcloaded', purpose: { consents: given(1, 2, 7, 8) }, vendor: { consents: given(10) } },
      ['measurement'],
    ],
    [
      'no vendor at all',
      { eventStatus: 'tcloaded', purpose: { consents: given(1, 2, 7, 8) }, vendor: { consents: {} } },
      ['measurement'],
    ],
    [
      'a vendor by legitimate interest',
      {
        eventStatus: 'tcloaded',
        purpose: { consents: given(1, 2, 7) },
        vendor: { consents: {}, legitimateInterests: given(755) },
      },
      [],
    ],
    [
      'nothing of vendors',
      { eventStatus: 'tcloaded', purpose: { consents: given(1, 2, 7) }, vendor: {} },
      ['advertising'],
    ],
    [
      'truthy is not true of a vendor',
      { eventStatus: 'tcloaded', purpose: { consents: given(1, 2, 7) }, vendor: { consents: { 755: 1 } } },
      [],
    ],
    ['truthy is not true', { eventStatus: 'tcloaded', purpose: { consents: { 1: 1, 8: 'yes' } } }, []],
  ])('%s', (_, data, allowed) => {
    const answer = parseTcData(data, true);
    expect(answer.kind === 'decided' && getAllowed(answer.purposes)).toEqual(allowed);
  });

  test('while the dialog is open there is no answer', () => {
    expect(parseTcData({ eventStatus: 'cmpuishown', purpose: { consents: given(1, 8) } }, true)).toEqual({
      kind: 'asking',
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
  ])('%j is garbage', (data) => {
    expect(parseTcData(data, true)).toEqual({ kind: 'invalid' });
  });

  test.each([false, undefined, 'true'])('success %j is garbage, whatever came with it', (success) => {
    expect(parseTcData({ gdprApplies: false }, success)).toEqual({ kind: 'invalid' });
  });
});
