import { allTopics, type ResourceQuery } from './parameters';

/** A query that can be answered, and what the reader is told where it is not quite the one that was asked (SPEC §3, Filter state). */
export type NormalizedQuery = { query: ResourceQuery; notices: string[] };

type Topic = { slug: string };

const normalizeTopic = (query: ResourceQuery, topics: readonly Topic[]): NormalizedQuery => {
  if (query.topic === allTopics.value || topics.some(({ slug }) => slug === query.topic)) return { query, notices: [] };
  // While the topics cannot be had, nobody knows whether there is one of that name.
  return {
    query: { ...query, topic: allTopics.value },
    notices: topics.length > 0 ? [`There is no topic \u201c${query.topic}\u201d: all are shown.`] : [],
  };
};

const normalizeDays = (query: ResourceQuery): NormalizedQuery => {
  const { startDate, endDate } = query;
  if (!startDate || !endDate || startDate <= endDate) return { query, notices: [] };
  return {
    query: { ...query, startDate: endDate, endDate: startDate },
    notices: ['The last day was before the first: they are exchanged.'],
  };
};

/** SPEC §3, §4: an unknown topic is all topics, and a span that ends before it begins is meant the other way round. */
export const normalizeQuery = (query: ResourceQuery, topics: readonly Topic[]): NormalizedQuery => {
  const topic = normalizeTopic(query, topics);
  const days = normalizeDays(topic.query);
  return { query: days.query, notices: [...topic.notices, ...days.notices] };
};
