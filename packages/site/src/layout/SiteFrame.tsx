import type { Brand } from '@masthead/config';
import { PrintHead } from '@masthead/design-system';
import type { ReactNode } from 'react';
import { PageData } from '../tracking/PageData';
import type { PageDetails } from '../tracking/pageFacts';
import { Interstitial } from '../ads/Interstitial';
import { ClosingAd, Leaderboard } from '../ads/placements';
import { Drawer } from './Drawer';
import { Footer } from './Footer';
import { Header } from './Header';
import { MenusOnDemand } from './MenusOnDemand.client';
import { href } from '../routes/href';

export type SiteFrameProps = {
  brand: Brand;
  /** The page's own address, for the current section and the print head. */
  path: string;
  /** Address of the section, where the page's own address does not say it: an article's. */
  section?: string | undefined;
  /** `hidden`: the page of a sponsored publisher (SPEC §4). */
  leaderboard?: 'shown' | 'hidden';
  /** What the screen knows of the page for tracking: an article's fields, a partner's name. */
  details?: PageDetails | undefined;
  children: ReactNode;
};

/** Header, main area and footer around a screen (SPEC §2.6, default layout; print version). */
export const SiteFrame = ({ brand, path, section, leaderboard = 'shown', details, children }: SiteFrameProps) => (
  <>
    <PageData brand={brand} path={path} details={details} />
    <PrintHead path={path} brand={{ name: brand.name, ...(brand.logos.print && { printLogo: brand.logos.print }) }} />
    {leaderboard === 'shown' && <Leaderboard brand={brand} path={path} />}
    <Header brand={brand} path={section ?? path} />
    <Drawer brand={brand} />
    <MenusOnDemand address={href('menu', {})} />
    <main id="main" tabIndex={-1}>{children}</main>
    <ClosingAd brand={brand} path={path} />
    <Footer brand={brand} />
    <Interstitial brand={brand} path={path} />
  </>
);
