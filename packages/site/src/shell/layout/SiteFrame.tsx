import { PageFrame, PrintHead } from '@masthead/design-system';
import type { ReactNode } from 'react';
import type { PageIdentity } from '../../framework/pageContext';
import { RouteSection } from './RouteSection';
import type { RouteSections } from '../../framework/sections';
import { siteBehavior } from '../behavior';
import { PageData } from '../tracking/PageData';
import type { PageDetails } from '../tracking/pageFacts';
import { Interstitial } from '../ads/Interstitial';
import { ClosingAd, Leaderboard } from '../ads/placements';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { JoinSection } from './JoinSection';
import { href } from '../../routing/href';

/** Props of `SiteFrame`. */
export type SiteFrameProps = {
  page: PageIdentity;
  /** URL of the section where the page's path does not contain it: an article's. */
  section?: string | undefined;
  /** `hidden`: the page of a sponsored publisher (§4). */
  leaderboard?: 'visible' | 'hidden';
  /** Tracking details from the screen: an article's fields, a partner's name. */
  details?: PageDetails | undefined;
  /** `ReadingBar` of an article. */
  reading?: ReactNode;
  /** Sections that the route adds around the screen (§2.6). */
  sections?: RouteSections | undefined;
  children: ReactNode;
};

/** Header, main area and footer around a screen (§2.6, default layout; print version). */
export const SiteFrame = ({
  page,
  section,
  leaderboard = 'visible',
  details,
  reading,
  sections = {},
  children,
}: SiteFrameProps) => {
  const { brand, path } = page;
  return (
    <>
      <PageData page={page} details={details} />
      <PrintHead path={path} brand={{ name: brand.name, ...(brand.logos.print && { printLogo: brand.logos.print }) }} />
      <PageFrame
        leaderboard={leaderboard === 'visible' && <Leaderboard page={page} />}
        header={
          <>
            <Header brand={brand} path={section ?? path} reading={reading} />
            <Drawer brand={brand} />
            <div hidden {...siteBehavior('menus-on-demand', { url: href('menu', {}) })} />
            <div hidden {...siteBehavior('suggestions')} />
          </>
        }
        top={sections.topSection && <RouteSection {...sections.topSection} place="top" />}
        bottom={
          <>
            {sections.bottomSection && <RouteSection {...sections.bottomSection} place="bottom" />}
            <JoinSection brand={brand} />
            <ClosingAd page={page} />
          </>
        }
        footer={<Footer brand={brand} />}
      >
        {children}
      </PageFrame>
      <Interstitial page={page} />
    </>
  );
};
