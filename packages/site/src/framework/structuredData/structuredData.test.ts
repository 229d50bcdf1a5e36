import { describe, expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { episodeData, eventData, videoData, webcastData } from './eventsAndMedia';
import { authorData, collectionData, honoreeData } from './lists';
import { organizationData, websiteData } from './publisher';
import { articleData, breadcrumbData, type ArticleFacts } from './story';
import { toFilm, type WireFootage } from '../../content/media/footage';

const article: ArticleFacts = {
  canonical: '/2026/11/21/a-deal/',
  title: 'A deal',
  deck: 'What it was worth.',
  published: { iso: '2026-11-21T06:00:00-05:00' },
  authors: [{ name: 'Maren Ostrow', url: '/author/profile/maren-ostrow/' }],
  hero: { src: '/images/tower/?width=800', srcSet: '', width: 1200, height: 800, alt: 'A tower' },
  section: 'Atlanta',
  tags: [{ title: 'office', url: '/tag/office/' }],
};

const aFilm = (wire: WireFootage) => {
  const film = toFilm(wire);
  if (!film) throw new Error(`${wire.uri} is no footage.`);
  return film;
};

describe('structured data', () => {
  test('§3 an article has the fields of search engines, with absolute URLs', () => {
    expect(articleData(brand, article)).toMatchObject({
      '@type': 'NewsArticle',
      url: 'https://news.example.com/2026/11/21/a-deal/',
      datePublished: '2026-11-21T06:00:00-05:00',
      dateModified: '2026-11-21T06:00:00-05:00',
      author: [
        { '@type': 'Person', name: 'Maren Ostrow', url: 'https://news.example.com/author/profile/maren-ostrow/' },
      ],
      image: [{ url: 'https://news.example.com/images/tower/?width=1200&format=jpg' }],
      publisher: {
        '@type': 'NewsMediaOrganization',
        logo: { url: expect.stringMatching(/^https:\/\/news\.example\.com\/brand\/.*\.png$/) },
      },
    });
  });

  test('an article that a partner has paid for is not marked as news', () => {
    expect(articleData(brand, { ...article, paidBy: { name: 'Fairmount Credit' } })).toMatchObject({
      '@type': 'AdvertiserContentArticle',
      sponsor: { name: 'Fairmount Credit' },
    });
  });

  test('breadcrumbs start with the home page and end with the page', () => {
    const { itemListElement } = breadcrumbData(brand, [{ title: 'Markets', url: '/markets/' }], {
      title: 'Atlanta',
      path: '/markets/atlanta/',
    }) as unknown as { itemListElement: object[] };
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://news.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Markets', item: 'https://news.example.com/markets/' },
      { '@type': 'ListItem', position: 3, name: 'Atlanta', item: 'https://news.example.com/markets/atlanta/' },
    ]);
  });

  test('§2.1 the home page has the publisher and the search action', () => {
    expect(websiteData(brand)).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://news.example.com/search/?q={search_term_string}' } },
    });
    expect(organizationData(brand)).toMatchObject({
      '@id': 'https://news.example.com/#organization',
      name: brand.name,
    });
  });

  test('a stream lists its stories, and an author is a person', () => {
    expect(
      collectionData(brand, { path: '/markets/atlanta/', title: 'Atlanta', stories: [{ url: '/a/', title: 'A' }] }),
    ).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        numberOfItems: 1,
        itemListElement: [{ position: 1, url: 'https://news.example.com/a/', name: 'A' }],
      },
    });
    expect(
      authorData(brand, {
        path: '/author/profile/a/',
        name: 'A',
        social: [
          { network: 'Mail', url: 'mailto:a@example.com' },
          { network: 'LinkedIn', url: 'https://example.com/a' },
        ],
      }),
    ).toMatchObject({ mainEntity: { '@type': 'Person', sameAs: ['https://example.com/a'] } });
  });

  test('§3 a webcast is an online event', () => {
    expect(
      webcastData(brand, {
        path: '/webcasts/on-demand/office/a/',
        title: 'A',
        start: '2026-12-01T14:00:00-05:00',
        end: '2026-12-01T15:00:00-05:00',
        registration: '/register/',
        speakers: [{ name: 'Ines Karlsson' }],
        sponsor: 'Harrow & Pike',
      }),
    ).toMatchObject({
      '@type': 'BusinessEvent',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://news.example.com/register/' },
      performer: [{ '@type': 'Person', name: 'Ines Karlsson' }],
      sponsor: { name: 'Harrow & Pike' },
    });
  });

  test('§3 a recognition profile is a person with a firm and awards, §2.1 a resource video is a video', () => {
    expect(
      honoreeData(brand, {
        path: '/recognition/a/b/',
        name: 'B',
        position: 'Vice chair',
        firm: 'Ames',
        awards: ['Rainmaker, Winner'],
      }),
    ).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'B',
        jobTitle: 'Vice chair',
        worksFor: { name: 'Ames' },
        award: ['Rainmaker, Winner'],
      },
    });
    expect(
      videoData(brand, {
        path: '/resources/video/a/',
        title: 'A',
        published: '2026-11-01T12:00:00Z',
        film: aFilm({ uri: '/video/a.mp4', duration: 90, transcript: 'Bars.\n\nLines.' }),
      }),
    ).toMatchObject({
      '@type': 'VideoObject',
      uploadDate: '2026-11-01T12:00:00Z',
      duration: 'PT90S',
      contentUrl: 'https://news.example.com/video/a.mp4',
      encodingFormat: 'video/mp4',
      transcript: 'Bars. Lines.',
    });
    expect(
      videoData(brand, {
        path: '/a/',
        title: 'A',
        published: '2026-11-01T12:00:00Z',
        film: aFilm({ uri: 'https://vimeo.com/76979871' }),
      }),
    ).toMatchObject({ embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1' });
  });

  test('§3 an event with a city alone is in no certain country', () => {
    const facts = { path: '/events/a/', title: 'A', start: '2026-12-15T08:30:00+01:00', city: 'Hamburg' };
    expect(eventData(brand, facts).location).toEqual({
      '@type': 'Place',
      name: 'Hamburg',
      address: { '@type': 'PostalAddress', addressLocality: 'Hamburg' },
    });
  });

  test('§3 an event has its location and an offer for each price', () => {
    const address = {
      street: '5700 Ballona Row',
      locality: 'Los Angeles',
      region: 'CA',
      postalCode: null,
      country: 'US',
    };
    const facts = {
      path: '/events/a/',
      title: 'A',
      start: '2026-12-15T08:30:00-08:00',
      venue: 'Ballona Hall',
      address,
    };
    const prices = [{ label: 'Everyone', amount: 795, currency: 'USD' }];
    expect(eventData(brand, { ...facts, prices, registration: '/static/event-registration/' })).toMatchObject({
      location: {
        '@type': 'Place',
        name: 'Ballona Hall',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '5700 Ballona Row',
          addressLocality: 'Los Angeles',
          addressRegion: 'CA',
          addressCountry: 'US',
        },
      },
      offers: [
        {
          '@type': 'Offer',
          name: 'Everyone',
          price: 795,
          priceCurrency: 'USD',
          url: 'https://news.example.com/static/event-registration/',
        },
      ],
    });
  });

  test('events and episodes omit missing fields', () => {
    const event = eventData(brand, { path: '/events/a/', title: 'A', start: '2026-12-15T08:30:00-05:00' });
    expect(event).toMatchObject({ '@type': 'BusinessEvent', startDate: '2026-12-15T08:30:00-05:00' });
    expect(Object.keys(event)).not.toEqual(expect.arrayContaining(['endDate', 'location', 'offers']));
    const episode = episodeData(brand, {
      path: '/podcastcenter/a/b/',
      title: 'B',
      published: '2026-11-21T05:30:00-05:00',
      seconds: 1862,
      kind: 'episode',
    });
    expect(episode).toMatchObject({ '@type': 'PodcastEpisode', timeRequired: 'PT1862S' });
    expect(episode).not.toHaveProperty('associatedMedia');
  });

  test('a trailer has its own duration, and the episode none', () => {
    const episode = episodeData(brand, {
      path: '/podcastcenter/a/b/',
      title: 'B',
      published: '2026-11-21T05:30:00-05:00',
      seconds: 12,
      kind: 'trailer',
      audio: '/media/b.mp3',
    });
    expect(episode).not.toHaveProperty('timeRequired');
    expect(episode).toMatchObject({ associatedMedia: { duration: 'PT12S' } });
  });
});
