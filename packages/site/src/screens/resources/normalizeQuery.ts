import { resourceScreenTexts } from '@masthead/texts/resources';
import { allTopics, type ResourceQuery } from './parameters';

/** A valid query, and messages for the reader about its corrections (§3, Filter state). */
export type NormalizedQuery = { query: ResourceQuery; notices: string[] };

type Topic = { slug: string };

const normalizeTopic = (query: ResourceQuery, topics: readonly Topic[]): NormalizedQuery => {
  if (query.topic === allTopics.value || topics.some(({ slug }) => slug === query.topic)) return { query, notices: [] };
  // Without the list of topics it is unknown whether the topic exists.
  return {
    query: { ...query, topic: allTopics.value },
    notices: topics.length > 0 ? [resourceScreenTexts.unknownTopic(query.topic)] : [],
  };
};

const normalizeDays = (query: ResourceQuery): NormalizedQuery => {
  const { startDate, endDate } = query;
  if (!startDate || !endDate || startDate <= endDate) return { query, notices: [] };
  return {
    query: { ...query, startDate: endDate, endDate: startDate },
    notices: [resourceScreenTexts.swapped],
  };
};

/** Replaces an unknown topic by all topics, and swaps dates in the wrong order (§3, §4). */
export const normalizeQuery = (query: ResourceQuery, topics: readonly Topic[]): NormalizedQuery => {
  const topic = normalizeTopic(query, topics);
  const days = normalizeDays(topic.query);
  return { query: days.query, notices: [...topic.notices, ...days.notices] };
};
