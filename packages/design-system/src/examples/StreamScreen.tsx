import type { StoryBrand } from './storyBrand';
import { offer, resources } from '../../test/fixtures/features';
import { pictures } from '../../test/fixtures/pictures';
import { stream, trending } from '../../test/fixtures/stories';
import { Columns } from '../Columns/Columns';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { PageHeader } from '../PageHeader/PageHeader';
import { Pagination } from '../Pagination/Pagination';
import { ResourceCarousel } from '../ResourceCarousel/ResourceCarousel';
import { Section } from '../Section/Section';
import { SharePage } from '../ShareModal/SharePage';
import { Stack } from '../Stack/Stack';
import { StreamList } from '../StreamList/StreamList';
import { SubscribeCard } from '../SubscribeCard/SubscribeCard';
import { TrendingList } from '../TrendingList/TrendingList';
import { CompletePage } from './CompletePage';

const Bottom = () => (
  <Section tone="tint" label="Resources and subscription">
    <Grid>
      <GridItem span={{ l: 8 }}>
        <ResourceCarousel resources={resources} />
      </GridItem>
      <GridItem span={{ l: 4 }}>
        <SubscribeCard offer={offer} />
      </GridItem>
    </Grid>
  </Section>
);

/** A complete stream page for stories and keyboard tests. */
export const StreamScreen = ({ brand }: { brand: StoryBrand }) => (
  <CompletePage brand={brand} bottom={<Bottom />}>
    <PageHeader
      title="Atlanta"
      trail={[{ title: 'Markets', url: '/markets/' }]}
      description="News, people and plans in the Southeast’s largest city."
      picture={pictures.skyline}
      share={
        <SharePage page={{ url: 'https://news.example/markets/atlanta/', title: 'Atlanta' }} label="Share this page" />
      }
    />
    <Section label="Stories">
      <Columns sidebar={<TrendingList stories={trending} />}>
        <Stack space={6}>
          <StreamList stories={stream} headingLevel={2} first="large" />
          <Pagination page={1} total={48} hrefFor={(page) => `?page=${page}`} />
        </Stack>
      </Columns>
    </Section>
  </CompletePage>
);
