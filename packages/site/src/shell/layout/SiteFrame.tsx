import {
  PageFrame,
  PrintHead,
  IconButton,
  ButtonLink,
  ButtonRow,
  Lede,
  Section,
  SectionHead,
  Stack,
  TeaserGrid,
  type TeaserStory,
  SiteFooter,
} from '@masthead/design-system';
import type { ReactNode } from 'react';
import type { PageIdentity } from '../../framework/pageContext';
import type { RouteSections, RouteSection as SectionView } from '../../framework/sections';
import { siteBehavior } from '../behavior';
import { PageData, type PageDetails } from '../tracking/PageData';
import { ClosingAd, Leaderboard } from '../ads/placements';
import { Drawer } from './Drawer';
import { toFooter } from './footerContent';
import { Header } from './Header';
import { href } from '../../routing/href';
import { getDefinition, getLandmarkName } from '@masthead/ad-slots';
import { AdSlot } from '@masthead/ad-slots/component';
import { interstitialTexts } from '@masthead/texts/ads';
import { hasSlot } from '../ads/PageSlot';
import { getSlotLabel } from '../ads/settings';
import * as styles from '../ads/Interstitial.css';
import type { Brand } from '@masthead/config';
import { joinTexts } from '@masthead/texts/navigation';
import { VisitorOnly } from '../visitor/VisitorOnly';
import { moreTexts } from '@masthead/texts/home';

/** The brand's footer (§2.5). */
export const Footer = ({ brand }: { brand: Brand }) => <SiteFooter {...toFooter(brand)} />;

type Place = 'top' | 'bottom';

const toHeadline = ({ title, url, kicker }: TeaserStory): TeaserStory => ({ title, url, kicker });

/** A route's section above or below the page (§2.6). Above it are headlines only: the title comes early. */
export const RouteSection = ({ title, url, stories, place }: SectionView & { place: Place }) => (
  <Section label={title}>
    <SectionHead title={title} more={{ title: moreTexts.seeAll, url }} />
    <TeaserGrid stories={place === 'top' ? stories.map(toHeadline) : stories} headingLevel={3} />
  </Section>
);

const heading = 'join';

/** The invitation to register at the bottom (§2.6), where the brand wants it (§3, join-section). */
export const JoinSection = ({ brand: { joinSection, name, description, menu } }: { brand: Brand }) =>
  joinSection ? (
    <VisitorOnly audience="signedOut">
      <div data-print="hide">
        <Section tone="tint" space="tight" labelledBy={heading}>
          <SectionHead id={heading} title={joinTexts.join(name)} />
          <Stack space={5}>
            <Lede>{description}</Lede>
            <ButtonRow>
              <ButtonLink link={menu.register} />
              <ButtonLink link={menu.signIn} look="line" />
            </ButtonRow>
          </Stack>
        </Section>
      </div>
    </VisitorOnly>
  ) : null;

/** The interstitial (§2.6, §9): a native dialog that opens on a later page of a visit. */
const Interstitial = ({ page }: { page: PageIdentity }) =>
  hasSlot(page, 'interstitial') ? (
    <dialog
      className={styles.dialog}
      aria-label={getLandmarkName(getDefinition('interstitial'), getSlotLabel(page.brand))}
    >
      <div className={styles.head} data-close="">
        <IconButton icon="close" label={interstitialTexts.close} />
      </div>
      <AdSlot name="interstitial" as="group" houseLabel={getSlotLabel(page.brand)} />
    </dialog>
  ) : null;

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
