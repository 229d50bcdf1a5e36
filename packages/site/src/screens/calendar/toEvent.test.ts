import { describe, expect, test } from 'vitest';
import { anEvent } from '../../../test/wire';
import { getEventActions, isPast, type WireEvent } from './toEvent';

const event: WireEvent = {
  ...anEvent('net-lease-summit'),
  registrationURL: 'https://example.com/register',
  eventStartDate: '2026-12-15T08:30:00-05:00',
  eventEndDate: '2026-12-16T17:00:00-05:00',
};

describe('§2.1 the Past label', () => {
  test.each([
    ['before it', '2026-12-01T00:00:00Z', false],
    ['while it runs', '2026-12-16T12:00:00-05:00', false],
    ['after it', '2026-12-16T17:00:01-05:00', true],
  ])('%s', (_, now, past) => {
    expect(isPast(event, new Date(now))).toBe(past);
  });

  test('an event without an end is past after its start', () => {
    expect(isPast({ ...event, eventEndDate: null }, new Date('2026-12-15T08:31:00-05:00'))).toBe(true);
  });

  test('the registration at a static page names the event', () => {
    const [action] = getEventActions(
      { ...event, registrationURL: '/static/event-registration/' },
      new Date('2026-12-01T00:00:00Z'),
    );
    expect(action?.url).toBe('/static/event-registration/?event=net-lease-summit');
  });

  test('has no registration after its end or with an invalid URL', () => {
    expect(getEventActions(event, new Date('2026-12-01T00:00:00Z'))).toHaveLength(1);
    expect(getEventActions(event, new Date('2027-01-01T00:00:00Z'))).toEqual([]);
    expect(
      getEventActions({ ...event, registrationURL: 'javascript:alert(1)' }, new Date('2026-12-01T00:00:00Z')),
    ).toEqual([]);
  });
});
