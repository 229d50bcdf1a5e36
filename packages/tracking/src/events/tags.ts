import { trackingLimits as limits } from '@masthead/config/tracking-limits';

const plans = new Set(['free', 'premium']);

/**
 * §4: the tags of a behavior event. Pages without tags get the default tags; pages whose tags contain no plan get
 * the tag `article`.
 */
export const getBehaviorTags = (tags: readonly string[]): string[] => {
  const chosen = tags.length > 0 ? tags : limits.behavior.defaultTags;
  return chosen.some((tag) => plans.has(tag.toLowerCase())) ? [...chosen] : [...chosen, 'article'];
};
