import { filterOpenLinks, type Brand } from '@masthead/config';
import {
  AudioTeaser,
  AuthorStrip,
  Columns,
  EventCard,
  FromTablet,
  Grid,
  GridItem,
  InsightList,
  NewsletterSignup,
  PromoPanel,
  Section,
  SectionHead,
  StreamList,
  EmbedFrame,
} from '@masthead/design-system';
import { homeTexts } from '@masthead/texts/home';
import { SponsoredStories, listInsert, RailAd } from '../../shell/ads/placements';
import { href } from '../../routing/href';
import { VisitorOnly } from '../../shell/visitor/VisitorOnly';
import type { HomeSectionProps } from './homeView';
import type { NewslettersView } from './newsletters';
import { frame } from './home.css';

/** §3. A document of the app is sandboxed without access to the page; another site's loads on request. */
const IframeModule = ({ title, src, height }: NonNullable<Brand['modules']['framed']>) => (
  <Section>
    <SectionHead title={title} />
    {src.startsWith('/') ? (
      <iframe
        className={frame}
        src={src}
        title={title}
        height={height}
        loading="lazy"
        sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation"
        data-print="hide"
      />
    ) : (
      <EmbedFrame src={src} title={title} />
    )}
  </Section>
);

const Insights = ({ view, page }: HomeSectionProps) => (
  <Section>
    <Columns
      sidebarLabel={homeTexts.featuredEvent}
      {...(view.event && { sidebar: <EventCard event={view.event} headingLevel={2} /> })}
    >
      <SectionHead
        title={homeTexts.insights}
        more={{ title: homeTexts.allInsights, url: page.brand.modules.insightsUrl }}
      />
      <InsightList stories={view.insights} headingLevel={3} />
    </Columns>
  </Section>
);

/** The featured event while there are no insights beside it. */
const FeaturedEvent = ({ event }: { event: NonNullable<HomeSectionProps['view']['event']> }) => (
  <Section>
    <SectionHead title={homeTexts.events} more={{ title: homeTexts.allEvents, url: href('events', {}) }} />
    <EventCard event={event} headingLevel={3} />
  </Section>
);

const recentOnPhones = 3;

const RecentStories = ({ view, page }: HomeSectionProps) => (
  <Section>
    <Columns sidebar={<RailAd page={page} name="vert3" minViewport="large" />}>
      <SectionHead title={homeTexts.recent} />
      <StreamList
        stories={view.recent.slice(0, recentOnPhones)}
        headingLevel={3}
        inserts={listInsert(page, 'native_single1', 2)}
      />
      <FromTablet>
        <StreamList
          stories={view.recent.slice(recentOnPhones)}
          headingLevel={3}
          first="continued"
          inserts={listInsert(page, 'native_single2', 1)}
        />
      </FromTablet>
    </Columns>
  </Section>
);

const AudioModule = ({ view, page }: HomeSectionProps) => (
  <Section tone="tint">
    <SectionHead
      title={homeTexts.podcastsAndWebcasts}
      links={filterOpenLinks(page.brand, [
        { title: homeTexts.podcastCenter, url: href('podcasts', {}) },
        { title: homeTexts.webcasts, url: href('webcasts', {}) },
      ])}
    />
    <Grid rows="tight">
      {view.audio.map((item, index) => {
        const teaser = (
          <GridItem key={item.url} span={{ m: 6, l: 4 }}>
            <AudioTeaser {...item} headingLevel={3} />
          </GridItem>
        );
        // A row has three; phones show two of each kind.
        return index % 3 === 2 ? <FromTablet key={item.url}>{teaser}</FromTablet> : teaser;
      })}
    </Grid>
  </Section>
);

/** Other newsletters, with the sign-up to the first one, or a link to the account. */
const Newsletters = ({
  newsletters: { signup, others, all },
  page,
}: Pick<HomeSectionProps, 'page'> & { newsletters: NewslettersView }) => {
  const { loggedInState } = page.brand.menu.newslettersUrl;
  const sidebar = signup && (
    <>
      <VisitorOnly audience="signedOut">
        <NewsletterSignup {...signup} headingLevel={3} />
      </VisitorOnly>
      <VisitorOnly audience="signedIn">
        <PromoPanel
          promotion={{
            type: homeTexts.yourNewsletters,
            title: homeTexts.chooseNewsletters,
            description: homeTexts.manageNewsletters,
            url: loggedInState,
          }}
          headingLevel={3}
        />
      </VisitorOnly>
    </>
  );
  return (
    <Section>
      <SectionHead title={homeTexts.newsletters} more={all} />
      <Columns from="tablet" {...(sidebar && { sidebar })}>
        <InsightList stories={others} headingLevel={3} />
      </Columns>
    </Section>
  );
};

/** Modules of the home page that the brand enables (§3, site configuration flags). Empty modules are omitted. */
export const HomeModules = ({ view, page }: HomeSectionProps) => {
  const { modules } = page.brand;
  const part = { view, page };
  const hasInsights = modules.insights && view.insights.length > 0;
  return (
    <>
      {hasInsights && <Insights {...part} />}
      {!hasInsights && view.event && <FeaturedEvent event={view.event} />}
      {modules.iframe && modules.framed && (
        <FromTablet>
          <IframeModule {...modules.framed} />
        </FromTablet>
      )}
      {modules.recentStories && view.recent.length > 0 && <RecentStories {...part} />}
      {modules.podcasts && view.audio.length > 0 && <AudioModule {...part} />}
      <SponsoredStories page={page} />
      {modules.popularAuthors && view.authors.length > 0 && (
        <FromTablet>
          <Section>
            <SectionHead title={homeTexts.popularAuthors} />
            <AuthorStrip authors={view.authors} headingLevel={3} />
          </Section>
        </FromTablet>
      )}
      {view.newsletters && <Newsletters newsletters={view.newsletters} page={page} />}
    </>
  );
};
