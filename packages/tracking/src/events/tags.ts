import { browserLimits as limits } from '@masthead/config/limits';

const plans = new Set(['free', 'premium']);

/**
 * SPEC §4: the tags of a behaviour event. A page without tags has the default sets; a page whose tags name no plan
 * is told apart by the article tag.
 */
export const getBehaviorTags = (tags: readonly string[]): string[] => {
  const chosen = tags.length > 0 ? tags : limits.behavior.defaultTags;
  return chosen.some((tag) => plans.has(tag.toLowerCase())) ? [...chosen] : [...chosen, 'article'];
};
