import type { Meta, StoryObj } from '@storybook/react';
import { getBrand } from '../../.storybook/brands';
import { event, mostRead, offer, resources } from '../../test/fixtures/features';
import { pictures } from '../../test/fixtures/pictures';
import { stories, stream, textOnly, today, trending } from '../../test/fixtures/stories';
import { AudioTeaser } from '../AudioTeaser/AudioTeaser';
import { AuthorStrip } from '../AuthorStrip/AuthorStrip';
import { Columns } from '../Columns/Columns';
import { DenseList } from '../DenseList/DenseList';
import { EventCard } from '../EventCard/EventCard';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { InsightList } from '../InsightList/InsightList';
import { IssuePromo } from '../IssuePromo/IssuePromo';
import { LeadStory } from '../LeadStory/LeadStory';
import { MarketBlock } from '../MarketBlock/MarketBlock';
import { MoreLink } from '../MoreLink/MoreLink';
import { ResourceCarousel } from '../ResourceCarousel/ResourceCarousel';
import { Section } from '../Section/Section';
import { SectionHead } from '../SectionHead/SectionHead';
import { SpecialReportHero } from '../SpecialReportHero/SpecialReportHero';
import { StreamList } from '../StreamList/StreamList';
import { SubscribeCard } from '../SubscribeCard/SubscribeCard';
import { Teaser } from '../Teaser/Teaser';
import { TrendingList } from '../TrendingList/TrendingList';
import { vars } from '../theme/contract.css';
import { CompletePage } from './CompletePage';

/** A complete home page, from header to footer. */
const meta = { title: 'Screens/Home', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Desk = () => (
  <Grid rows="tight">
    <GridItem span={{ m: 6 }}>
      <Teaser story={stories.garner} layout="l" headingLevel={3} />
    </GridItem>
    <GridItem span={{ m: 6 }} edge="ruled">
      <Teaser story={stories.shops} layout="l" headingLevel={3} />
    </GridItem>
    {[stories.transformers, stories.seattle, stories.kStreet, stories.cranes].map((story, index) => (
      <GridItem key={story.url} span={{ m: 6 }} edge={index % 2 ? 'ruled' : 'plain'}>
        <Teaser story={textOnly(story)} layout="m" headingLevel={3} />
      </GridItem>
    ))}
  </Grid>
);

const Latest = () => (
  <Columns sidebar={<TrendingList stories={trending} />}>
    <Grid>
      <GridItem span={{ l: 4 }}>
        <SectionHead title="Latest" weight="light" />
        <DenseList stories={today} headingLevel={3} />
        <MoreLink link={{ title: 'All latest news', url: '/news/' }} />
      </GridItem>
      <GridItem span={{ l: 8 }}>
        <SectionHead title="From the desk" weight="light" />
        <Desk />
      </GridItem>
    </Grid>
  </Columns>
);

const Markets = () => (
  <>
    <SectionHead
      title="Markets"
      links={['Northeast', 'Southeast', 'Midwest'].map((title) => ({ title, url: `/region/${title}/` }))}
      more={{ title: 'All markets', url: '/markets/' }}
    />
    <Grid>
      {[stories.sponsored, stories.lasalle, stories.kStreet].map((lead, index) => (
        <GridItem key={lead.url} span={{ m: 4 }} edge={index ? 'ruled' : 'plain'}>
          <MarketBlock lead={lead} headlines={[stories.garner, stories.transformers, stories.bare]} headingLevel={3} />
        </GridItem>
      ))}
    </Grid>
  </>
);

const Audio = () => (
  <>
    <SectionHead
      title="Podcasts and webcasts"
      links={[
        { title: 'Podcast Center', url: '/podcastcenter/' },
        { title: 'Webcasts', url: '/webcasts/' },
      ]}
    />
    <Grid>
      {['Podcast', 'Webcast'].map((kind) => (
        <GridItem key={kind} span={{ m: 6, l: 4 }}>
          <AudioTeaser
            kind={kind}
            title="The tower that lights one window at a time"
            url={`#${kind}`}
            image={pictures.podcast}
            detail="31 min · Nov. 20"
            headingLevel={3}
          />
        </GridItem>
      ))}
    </Grid>
  </>
);

export const Page: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <CompletePage brand={getBrand(globals)}>
      <Section label="Lead">
        <LeadStory
          story={stories.lasalle}
          related={[stories.kStreet, stories.seattle, stories.cranes]}
          secondary={[stories.mesa, textOnly(stories.seattle), textOnly(stories.transformers)]}
        />
      </Section>
      <Section label="Latest" space="joined">
        <Latest />
      </Section>
      <SpecialReportHero
        title="The winter file: what became of the plans that came due"
        url="#report"
        description="What happened to the plans that came due this year, told from both sides of the table."
        parts={[stories.seattle, stories.kStreet, stories.transformers]}
        image={pictures.skyline}
      />
      <Section label="Markets">
        <Markets />
      </Section>
      <Section label="Insights">
        <Grid>
          <GridItem span={{ l: 8 }}>
            <SectionHead title="Instant Insights" more={{ title: 'All insights', url: '/instant-insights/' }} />
            <InsightList stories={stream.slice(1, 5)} headingLevel={3} />
          </GridItem>
          <GridItem span={{ l: 4 }}>
            <EventCard event={event} headingLevel={3} />
          </GridItem>
        </Grid>
      </Section>
      <Section label="Recent" space="joined">
        <Columns sidebar={<div style={{ width: 300, height: 600, background: vars.color.ad }} />}>
          <SectionHead title="Recent stories" more={{ title: 'More stories', url: '/news/' }} />
          <StreamList stories={stream.slice(4, 9)} headingLevel={3} />
        </Columns>
      </Section>
      <Section label="Audio" tone="tint">
        <Audio />
      </Section>
      <Section label="Authors">
        <SectionHead title="Most-read authors" />
        <AuthorStrip authors={mostRead} headingLevel={3} />
      </Section>
      <Section label="Magazine" space="joined">
        <SectionHead
          title="The magazine"
          links={[
            { title: 'Digital edition', url: '#d' },
            { title: 'Issue gallery', url: '#g' },
          ]}
        />
        <IssuePromo
          date="November 2026"
          title="How bright is a street, and who is doing the counting?"
          url="#issue"
          summary={stories.kStreet.summary}
          cover={pictures.issueCover}
          stories={stream.slice(0, 4)}
          headingLevel={3}
        />
      </Section>
      <Section space="joined">
        <Grid>
          <GridItem span={{ l: 8 }}>
            <ResourceCarousel resources={resources} />
          </GridItem>
          <GridItem span={{ l: 4 }}>
            <SubscribeCard offer={offer} />
          </GridItem>
        </Grid>
      </Section>
    </CompletePage>
  ),
};
