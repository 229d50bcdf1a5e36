import { describe, expect, test } from 'vitest';
import { toRegistrationUrl } from './registrationUrl';

describe('§3 the link to a registration', () => {
  test.each([
    ['/static/event-registration/', '/static/event-registration/?event=Net+Lease+%26+Loans'],
    [
      '/static/event-registration/?from=list#form',
      '/static/event-registration/?from=list&event=Net+Lease+%26+Loans#form',
    ],
    ['https://tickets.example.com/12', 'https://tickets.example.com/12'],
    ['/events/net-lease/', '/events/net-lease/'],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('%s becomes %s', (url, link) => {
    expect(toRegistrationUrl(url, 'Net Lease & Loans')).toBe(link);
  });
});
