import { describe, expect, test } from 'vitest';
import { toContactUrl, toRegistrationUrl, toSafeUrl } from './safeUrl';

describe('URLs in content are http(s) URLs or paths of the site', () => {
  test.each([['https://example.com/register'], ['http://example.com/a?b=c'], ['/audio/one.mp3']])(
    '%s is accepted',
    (url) => {
      expect(toSafeUrl(url)).toBe(url);
    },
  );

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['not an address'],
    [''],
    [null],
  ])('%s is rejected', (url) => {
    expect(toSafeUrl(url)).toBeUndefined();
  });
});

describe('contact URLs are http(s) URLs or email addresses', () => {
  test.each([['https://example.com/ada'], ['mailto:ada@example.com']])('%s is accepted', (url) => {
    expect(toContactUrl(url)).toBe(url);
  });

  test.each([['javascript:alert(1)'], ['mailto:ada@example.com?bcc=all@example.com'], ['mailto:'], ['tel:+1'], [null]])(
    '%s is rejected',
    (url) => {
      expect(toContactUrl(url)).toBeUndefined();
    },
  );
});

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
