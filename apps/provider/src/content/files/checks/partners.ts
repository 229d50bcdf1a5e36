import type { ContentPublication } from '../files.ts';
import { pluck, type Report } from './report.ts';

/** References of partners, their content, media and the technology center. */
export const checkPartners = (content: ContentPublication, { require, requireUnique }: Report): void => {
  const publisherKeys = new Set(pluck(content.publishers, 'publisher'));
  const topics = new Set(pluck(content.resourceTopics, 'topic'));
  const authorKeys = new Set(pluck(content.authors, 'key'));
  const paths = new Set(pluck(content.categories, 'path'));
  const requirePublisher = (file: string, path: string, key: string): void =>
    require(file, path, publisherKeys.has(key), `no publisher "${key}"`);
  const requireAuthor = (file: string, path: string, key: string): void =>
    require(file, path, authorKeys.has(key), `no author "${key}"`);

  const subjects = new Set([...topics, ...pluck(content.categories, 'name')]);
  for (const { publisher, topics: names } of content.publishers)
    for (const name of names) require('publishers.json', publisher, subjects.has(name), `no topic "${name}"`);
  for (const { id, publisher, topic } of content.resources) {
    requirePublisher('resources.json', id, publisher);
    require('resources.json', id, topics.has(topic), `no topic "${topic}"`);
  }
  for (const { id, publisher } of content.partnerVideos) requirePublisher('partner-videos.json', id, publisher);
  for (const { id, publisher } of content.careers?.positions ?? []) requirePublisher('careers.json', id, publisher);

  for (const { id, sponsor, topic, byline, host, webcastStatus, daysAhead } of content.webcasts) {
    if (sponsor !== null) requirePublisher('webcasts.json', id, sponsor);
    require('webcasts.json', id, paths.has(topic), `no category "${topic}"`);
    for (const key of [byline, host]) requireAuthor('webcasts.json', id, key);
    require('webcasts.json', id, (webcastStatus === 'ondemand') === (daysAhead === undefined) ||
      webcastStatus === 'live', 'status and date disagree');
  }
  for (const { id, byline, host } of content.podcasts)
    for (const key of [byline, host]) requireAuthor('podcasts.json', id, key);
  for (const { slug, author } of content.techCenter?.tabs ?? []) requireAuthor('tech-center.json', slug, author);

  requireUnique('publishers.json', 'publisher', pluck(content.publishers, 'publisher'));
  requireUnique('authors.json', 'key', pluck(content.authors, 'key'));
  requireUnique('authors.json', 'name', pluck(content.authors, 'name'));
  requireUnique('resources.json', 'id', pluck(content.resources, 'id'));
  requireUnique('webcasts.json', 'id', pluck(content.webcasts, 'id'));
  requireUnique('podcasts.json', 'id', pluck(content.podcasts, 'id'));
  requireUnique('events.json', 'slug', pluck(content.events, 'slug'));
  requireUnique('partner-videos.json', 'id', pluck(content.partnerVideos, 'id'));
};
