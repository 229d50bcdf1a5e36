import type { Brand } from '@masthead/config';
import { PageHeader, Section, Stack } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { unlistedPage } from '../../framework/pageContext';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { toolPaths } from '../../shell/toolPaths';

export type DevtoolsFrameProps = {
  brand: Brand;
  path: string;
  title: string;
  description: string;
  children: ReactNode;
};

export const DevtoolsFrame = ({ brand, path, title, description, children }: DevtoolsFrameProps) => (
  <SiteFrame page={unlistedPage(brand, path)}>
    <PageHeader
      title={title}
      description={description}
      trail={[
        { title: 'Home', url: '/' },
        ...(path === toolPaths.home ? [] : [{ title: 'Developer tools', url: toolPaths.home }]),
      ]}
    />
    <Section>
      <Stack space={5}>{children}</Stack>
    </Section>
  </SiteFrame>
);
