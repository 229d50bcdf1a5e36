import { expect, test } from 'vitest';
import { eventInput } from '../../publishing/kinds/calendar.ts';
import { eventSchema } from './calendar.ts';

const event = {
  slug: 'net-lease-summit',
  eventTitle: 'Net Lease Summit',
  docUri: '/events/net-lease-summit/',
  venueName: 'The Hall',
  city: 'New York',
  description: 'Two days.',
  industry: 'Net Lease',
  topic: 'Net Lease',
  practiceArea: 'Investment Strategy',
  audience: 'Investors',
  cleCredit: null,
  daysAhead: 3,
  startTime: '08:30',
  endTime: '17:00',
  endsDaysLater: 1,
  registrationURL: '/static/event-registration/',
  learnMoreLinkFile: '/static/help/',
  image: { file: 'pictures/street.webp', decorative: true },
  image2: { file: 'pictures/cover.webp', decorative: true },
};
const session = (startTime: string, day = 1) => ({ day, startTime, title: 'Talk' });
const findMessages = (change: object): string[] =>
  eventSchema.safeParse({ ...event, ...change }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{}, []],
  [{ agenda: [session('09:00'), session('08:00', 2)] }, []],
  [{ agenda: [session('09:00'), session('08:00')] }, ['must be in the order of days and times']],
  [{ agenda: [session('09:00', 3)] }, ['has a session after its last day']],
  [{ timeZone: 'America/Chicago' }, []],
  [{ timeZone: 'Central' }, ['must be an IANA time zone such as America/Chicago']],
  [{ prices: [{ label: 'Everyone', amount: 45, currency: 'dollars' }] }, ['must be a currency code such as USD']],
])('an event of the content with %j has the issues %j', (change, messages) => {
  expect(findMessages(change)).toEqual(messages);
});

test('the content API accepts the same details, with their defaults', () => {
  const address = { street: '1 Slip', locality: 'New York' };
  const prices = [{ label: 'Everyone', amount: 0 }];
  const { eventTitle, docUri } = event;
  expect(
    eventInput.parse({
      eventTitle,
      docUri,
      startsAt: '2026-12-15T13:30:00Z',
      address,
      prices,
      agenda: [session('09:00')],
    }),
  ).toMatchObject({
    address: { ...address, country: 'US' },
    prices: [{ label: 'Everyone', amount: 0, currency: 'USD' }],
    agenda: [{ day: 1, startTime: '09:00', title: 'Talk' }],
  });
});
