import { describe, expect, test } from 'vitest';
import { getWebcastStatus } from './webcastStatus';

const webcast = {
  webcastDate: '2026-12-02T13:00:00-05:00',
  webcastEndDate: '2026-12-02T14:00:00-05:00',
  webcastStatus: 'upcoming' as const,
};

describe('§3 a webcast is upcoming, live or on demand', () => {
  test.each([
    ['a second before it begins', '2026-12-02T12:59:59-05:00', 'upcoming'],
    ['when it begins', '2026-12-02T13:00:00-05:00', 'live'],
    ['a second before it ends', '2026-12-02T13:59:59-05:00', 'live'],
    ['when it ends', '2026-12-02T14:00:00-05:00', 'ondemand'],
  ])('%s', (_, now, status) => {
    expect(getWebcastStatus(webcast, new Date(now))).toBe(status);
  });

  test('has the status of the content service without an end', () => {
    expect(
      getWebcastStatus({ ...webcast, webcastEndDate: null, webcastStatus: 'live' }, new Date('2030-01-01T00:00:00Z')),
    ).toBe('live');
  });
});
