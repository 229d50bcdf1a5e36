import type { Brand } from '@masthead/config';
import { ButtonLink, PageHeader, Section } from '@masthead/design-system';
import { notFoundTexts, previewTexts } from '@masthead/texts/errors';
import { unlistedPage } from '../../framework/pageContext';
import { SiteFrame } from '../../shell/layout/SiteFrame';

const descriptions = {
  forbidden: previewTexts.forbidden,
  refused: previewTexts.refused,
} as const;

/**
 * The page for a refused preview: 403 without an editor's identity, 400 for an origin that is not on the brand's list.
 * No request is made to the endpoint.
 */
export const RejectedPreview = ({ brand, reason }: { brand: Brand; reason: keyof typeof descriptions }) => (
  <SiteFrame page={unlistedPage(brand)}>
    <PageHeader title={previewTexts.title} description={descriptions[reason]} />
    <Section>
      <ButtonLink link={{ title: notFoundTexts.home, url: '/' }} look="ink" />
    </Section>
  </SiteFrame>
);
