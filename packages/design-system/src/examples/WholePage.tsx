import type { ReactNode } from 'react';
import type { StoryBrand } from '../../.storybook/brands';
import { footerColumns, mainMenus, moreLinks, networkSites, newsletters, register, sections, signIn, social, topLinks, userMenu } from '../../test/fixtures/navigation';
import { NavigationBar } from '../NavigationBar/NavigationBar';
import { DrawerAccount } from '../NavigationDrawer/DrawerAccount';
import { DrawerContent } from '../NavigationDrawer/DrawerContent';
import { NavigationDrawer } from '../NavigationDrawer/NavigationDrawer';
import { PageFrame } from '../PageFrame/PageFrame';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { MastheadRow } from '../SiteHeader/MastheadRow';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import { TopRow } from '../SiteHeader/TopRow';
import { SkipLink } from '../SkipLink/SkipLink';
import type { HeaderVisitor } from '../types/navigation';
import { UserArea } from '../UserArea/UserArea';

export type WholePageProps = { brand: StoryBrand; children: ReactNode; visitor?: HeaderVisitor; top?: ReactNode; bottom?: ReactNode };

/** A page as readers get it, for stories: header, drawer, main area, footer. */
export const WholePage = ({ brand, children, visitor = { state: 'unknown' }, top, bottom }: WholePageProps) => (
  <>
    <SkipLink />
    <PageFrame
      header={
        <SiteHeader
          stickyAfter={50}
          topRow={<TopRow links={topLinks} date={<time dateTime="2026-11-21">Saturday, November 21, 2026</time>} />}
          masthead={
            <MastheadRow
              brand={{ name: brand.name, logo: brand.masthead, home: '/' }}
              menu={{ drawer: 'menu', siteMap: '/sitemap/' }}
              search="/search/"
              user={<UserArea visitor={visitor} newsletters={newsletters} register={register} menu={userMenu} />}
            />
          }
          navigation={<NavigationBar menus={mainMenus} secondary={moreLinks} current="/markets/" edges={{ top: 5, left: 10, right: 10 }} />}
        />
      }
      top={
        <>
          <NavigationDrawer
            id="menu"
            brand={{ name: brand.name, logo: brand.masthead }}
            account={<DrawerAccount visitor={visitor} signedOut={{ signIn, register }} signedIn={{ account: { title: 'My Account', url: '/account/' }, signOut: { title: 'Sign Out', url: '/out/' } }} />}
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
          support={{ blurb: 'Readers’ desk: Mon-Fri 9:00am-5:30pm ET, except holidays.', email: { title: 'support@example.com', url: 'mailto:support@example.com' } }}
          social={social}
          columns={footerColumns}
          network={{ title: 'Network', sites: networkSites }}
          legal={{ copyright: '© 2026', links: [{ title: 'Terms of Service', url: '/terms/' }, { title: 'Privacy Policy', url: '/privacy/' }] }}
        />
      }
    >
      {children}
    </PageFrame>
  </>
);
