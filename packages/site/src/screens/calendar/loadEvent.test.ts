import { describe, expect, test } from 'vitest';
import { aSite } from '../../../test/aSite';
import { anEvent } from '../../../test/wire';
import { loadEvent } from './loadEvent';

const upcoming = ['one', 'two', 'three', 'four'].map(anEvent);
const trending = { trendingArticles: { contents: [] } };

const siteWith = (known: readonly string[], requests: string[] = []) =>
  aSite(({ query, variables }) => {
    requests.push(query);
    const slug = String(variables.event__uri).split('/')[2] ?? '';
    return {
      event__getEvent: known.includes(slug) ? anEvent(slug) : null,
      upcoming__getFutureEvents: { estimate: 4, locations: [], topics: [], audiences: [], events: upcoming },
      trending__getStatsList: trending,
    };
  });

describe('§3 one event by its docUri', () => {
  test('is queried by its address in one document', async () => {
    const requests: string[] = [];
    const outcome = await loadEvent(siteWith(['long-over'], requests), { event: 'long-over' });
    expect(outcome.ok && [outcome.value.path, outcome.value.status]).toEqual(['/events/long-over/', 'past']);
    expect(requests).toHaveLength(1);
  });

  test('shows who made its picture', async () => {
    const site = aSite(() => ({
      event__getEvent: {
        ...anEvent('two'),
        imageUri: '/images/tower-facade-oxide-101-article',
        imageCredit: 'Ann Lee',
      },
      trending__getStatsList: trending,
    }));
    const outcome = await loadEvent(site, { event: 'two' });
    expect(outcome.ok && outcome.value.picture?.credit).toBe('Ann Lee');
  });

  test('shows its second picture upright, with its own credit', async () => {
    const site = aSite(() => ({
      event__getEvent: { ...anEvent('two'), imageUri2: '/images/program-cover', imageCredit2: 'Bo Lind' },
      trending__getStatsList: trending,
    }));
    const outcome = await loadEvent(site, { event: 'two' });
    expect(outcome.ok && outcome.value.cover).toMatchObject({
      src: '/images/program-cover/?width=800',
      width: 900,
      height: 1200,
      credit: 'Bo Lind',
    });
  });

  test.each([
    ['2020-12-15T08:30:00-05:00', '/events/?past=1&topic=Office'],
    ['2999-12-15T08:30:00-05:00', '/events/?topic=Office'],
  ])('of %s links to the events of its time with its topic', async (eventStartDate, url) => {
    const site = aSite(() => ({
      event__getEvent: { ...anEvent('two'), eventStartDate, industry: 'Office' },
      trending__getStatsList: trending,
    }));
    const outcome = await loadEvent(site, { event: 'two' });
    const [topic] = outcome.ok ? outcome.value.facts.filter(({ label }) => label === 'Topic') : [];
    expect(topic).toEqual({ label: 'Topic', link: { title: 'Office', url } });
  });

  test.each([
    ['2020-12-15T08:30:00-05:00', undefined],
    ['2999-12-15T08:30:00-05:00', 'https://tickets.example.com/'],
  ])('of %s offers the registration %s to search engines', async (eventStartDate, registration) => {
    const site = aSite(() => ({
      event__getEvent: { ...anEvent('two'), eventStartDate, registrationURL: 'https://tickets.example.com/' },
      trending__getStatsList: trending,
    }));
    const outcome = await loadEvent(site, { event: 'two' });
    expect(outcome.ok && outcome.value.structured.registration).toBe(registration);
  });

  test('is not one of the other events', async () => {
    const outcome = await loadEvent(siteWith(['two']), { event: 'two' });
    expect(outcome.ok && outcome.value.others.map(({ title }) => title)).toEqual(['one', 'three', 'four']);
  });

  test.each(['nobody-knows', 'Not-A-Slug', '..'])('%s is not found', async (slug) => {
    expect(await loadEvent(siteWith([]), { event: slug })).toEqual({ ok: false, error: { kind: 'not-found' } });
  });
});
