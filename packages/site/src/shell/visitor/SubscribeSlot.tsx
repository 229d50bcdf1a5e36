import { getSubscribeCardAudience } from '@masthead/auth';
import { SubscribeCard } from '@masthead/design-system';
import type { PageIdentity } from '../../framework/pageContext';

export type SubscribeSlotProps = { page: Pick<PageIdentity, 'brand' | 'route'> };

/** The subscribe card where the route or the brand enables it (§2.8). Styles hide it from other audiences. */
export const SubscribeSlot = ({ page: { brand, route } }: SubscribeSlotProps) => {
  const { shown, tag, title, summary, subscribe, privacy } = brand.subscribeCard;
  const audience = getSubscribeCardAudience({ brand: shown, route: route.subscribeCard ?? 'never' });
  return audience === 'nobody' ? null : (
    <SubscribeCard
      offer={{ tag, title, summary: route.subscribeCardSummary ?? summary, subscribe, privacy }}
      visibleTo={audience}
      placement="rail"
    />
  );
};
