import type { Brand } from '@masthead/config';
import { ButtonLink, PageHeader, Section } from '@masthead/design-system';
import { unlistedPage } from '../../framework/pageContext';
import { SiteFrame } from '../../shell/layout/SiteFrame';

const descriptions = {
  forbidden:
    'The link has expired, or it is not complete. Open the preview again from the content system, or open the page without the preview.',
  refused:
    'The address names a preview service that is not one of this publication’s. No request was made to it. Check the address, or open the page without the preview.',
} as const;

/** The page for a refused preview: 403 without an editor's identity, 400 for an origin that is not on the brand's list. No request is made to the endpoint. */
export const RejectedPreview = ({ brand, reason }: { brand: Brand; reason: keyof typeof descriptions }) => (
  <SiteFrame page={unlistedPage(brand)}>
    <PageHeader title="This preview cannot be shown" description={descriptions[reason]} />
    <Section>
      <ButtonLink link={{ title: 'Home page', url: '/' }} look="ink" />
    </Section>
  </SiteFrame>
);
