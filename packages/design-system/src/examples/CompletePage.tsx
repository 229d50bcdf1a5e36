import type { ReactNode } from 'react';
import type { StoryBrand } from './storyBrand';
import {
  footerColumns,
  moreLinks,
  networkSites,
  register,
  sections,
  signIn,
  social,
} from '../../test/fixtures/navigation';
import { DrawerAccount } from '../NavigationDrawer/DrawerAccount';
import { DrawerContent } from '../NavigationDrawer/DrawerContent';
import { NavigationDrawer } from '../NavigationDrawer/NavigationDrawer';
import { PageFrame } from '../PageFrame/PageFrame';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SkipLink } from '../SkipLink/SkipLink';
import type { HeaderVisitor } from '../types/navigation';
import { CompleteHeader } from './CompleteHeader';
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
      header={<CompleteHeader brand={brand} visitor={visitor} current="/markets/" />}
      top={
        <>
          <NavigationDrawer
            id="menu"
            brand={{ name: brand.name, logo: brand.masthead }}
            account={
              <DrawerAccount
                ref={withVisitor(visitor)}
                signedOut={{ signIn, register }}
                signedIn={{
                  account: { title: 'My Account', url: '/account/' },
                  signOut: { title: 'Sign Out', url: '/out/' },
                }}
              />
            }
            wideAbove={767}
          >
            <DrawerContent sections={sections} lists={[{ title: 'More to explore', links: moreLinks }]} />
          </NavigationDrawer>
          {top}
        </>
      }
      bottom={bottom}
      footer={
        <SiteFooter
          logos={[{ name: brand.name, url: '/', image: brand.inverse }]}
          support={{
            blurb: 'Readers’ desk: Mon-Fri 9:00am-5:30pm ET, except holidays.',
            email: { title: 'support@example.com', url: 'mailto:support@example.com' },
          }}
          social={social}
          columns={footerColumns}
          network={{ title: 'Network', sites: networkSites }}
          legal={{
            copyright: '© 2026',
            links: [
              { title: 'Terms of Service', url: '/terms/' },
              { title: 'Privacy Policy', url: '/privacy/' },
            ],
          }}
        />
      }
    >
      {children}
    </PageFrame>
  </>
);
