import type { Brand } from '@masthead/config';
import { ButtonLink, PageHeader, Section } from '@masthead/design-system';
import { SiteFrame } from '../layout/SiteFrame';

/** What a `preview` parameter gets whose origin is not on the brand's list: a 400, and no request is made to it. */
export const RefusedPreview = ({ brand }: { brand: Brand }) => (
  <SiteFrame brand={brand} path="">
    <PageHeader title="This preview cannot be shown" description="The address names a preview service that is not one of this publication’s. Nothing was asked of it. Check the address, or open the page without the preview." />
    <Section>
      <ButtonLink link={{ title: 'Home page', url: '/' }} look="ink" />
    </Section>
  </SiteFrame>
);
