import { hasModule, type Brand } from '@masthead/config';
import type { PaidBy } from '@masthead/design-system';
import { paidTexts } from '@masthead/texts/article';
import { orEmpty, type PartnerClient } from './partnerClient';
import { toPartnerLogo } from './partnerViews';

type SponsoredFields = {
  kickerPresentedBy: { label: string; value: string } | null;
  presentedBy: string | null;
};

/** The label of our content service, in English; other services may have their own. */
const serviceLabel = 'Paid for by';

/** The partner that paid for an article (§3, kickerPresentedBy); undefined for articles of the newsroom. */
export const loadPaidBy = async (
  { brand, partners }: { brand: Pick<Brand, 'site' | 'hiddenModules'>; partners: Pick<PartnerClient, 'publishers'> },
  { kickerPresentedBy, presentedBy }: SponsoredFields,
): Promise<PaidBy | undefined> => {
  const name = kickerPresentedBy?.value ?? presentedBy;
  if (!name) return undefined;
  const publisher = hasModule(brand, 'partners')
    ? orEmpty(await partners.publishers(brand.site)).find((candidate) => candidate.name === name)
    : undefined;
  return {
    name,
    label:
      kickerPresentedBy && kickerPresentedBy.label !== serviceLabel ? kickerPresentedBy.label : paidTexts.paidForBy,
    ...(publisher && toPartnerLogo({ prefix: undefined, site: brand.site, own: true })(publisher)),
  };
};
