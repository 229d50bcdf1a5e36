import type { ReactNode } from 'react';
import type { StoryBrand } from './storyBrand';
import { DrawerAccount } from '../NavigationDrawer/DrawerAccount';
import { DrawerContent } from '../NavigationDrawer/DrawerContent';
import { NavigationDrawer } from '../NavigationDrawer/NavigationDrawer';
import { PageFrame } from '../PageFrame/PageFrame';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SkipLink } from '../SkipLink/SkipLink';
import type { HeaderVisitor } from '../types/navigation';
import { CompleteAlternateHeader, CompleteHeader } from './CompleteHeader';
import { withVisitor } from './withVisitor';

export type CompletePageProps = {
  brand: StoryBrand;
  children: ReactNode;
  visitor?: HeaderVisitor;
  top?: ReactNode;
  bottom?: ReactNode;
};

/** A complete page for stories: header, drawer, main area, footer. */
export const CompletePage = ({ brand, children, visitor = { state: 'unknown' }, top, bottom }: CompletePageProps) => (
  <>
    <SkipLink />
    <PageFrame
      header={
        brand.shell.header === 'alternate' ? (
          <CompleteAlternateHeader brand={brand} visitor={visitor} />
        ) : (
          <CompleteHeader brand={brand} visitor={visitor} current={brand.shell.menus[0]?.link.url} />
        )
      }
      top={
        <>
          <NavigationDrawer
            id="menu"
            brand={{ name: brand.name, logo: brand.masthead }}
            account={<DrawerAccount ref={withVisitor(visitor)} {...brand.shell.drawerAccount} />}
            wideAbove={767}
          >
            <DrawerContent {...brand.shell.drawer} />
          </NavigationDrawer>
          {top}
        </>
      }
      bottom={bottom}
      footer={<SiteFooter {...brand.shell.footer} />}
    >
      {children}
    </PageFrame>
  </>
);
