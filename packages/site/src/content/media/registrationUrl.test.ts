import { describe, expect, test } from 'vitest';
import { toRegistrationUrl } from './registrationUrl';

describe('§3 the link to a registration', () => {
  test.each([
    ['/static/event-registration/', '/static/event-registration/?event=net-lease'],
    ['/static/event-registration/?from=list#form', '/static/event-registration/?from=list&event=net-lease#form'],
    ['https://tickets.example.com/12', 'https://tickets.example.com/12'],
    ['/events/net-lease/', '/events/net-lease/'],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('of an event, %s becomes %s', (url, link) => {
    expect(toRegistrationUrl(url, '/events/net-lease/')).toBe(link);
  });

  test('of a webcast has its channel and its slug', () => {
    expect(toRegistrationUrl('/static/event-registration/', '/webcasts/on-demand/office/loans/')).toBe(
      '/static/event-registration/?event=office_loans',
    );
  });
});
