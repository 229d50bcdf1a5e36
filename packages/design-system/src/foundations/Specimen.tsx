import { offer } from '../../test/fixtures/features';
import { stories, trending } from '../../test/fixtures/stories';
import { Button } from '../Button/Button';
import { SectionHead } from '../SectionHead/SectionHead';
import { Stack } from '../Stack/Stack';
import { SubscribeCard } from '../SubscribeCard/SubscribeCard';
import { Teaser } from '../Teaser/Teaser';
import { TrendingList } from '../TrendingList/TrendingList';

/** Components that show most of a theme. */
export const Specimen = () => (
  <Stack space={7}>
    <SectionHead title="Latest" />
    <Teaser story={stories.garner} layout="l" headingLevel={3} />
    <TrendingList stories={trending} />
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <Button>Subscribe Now</Button>
      <Button look="ink">Download</Button>
      <Button look="line">Browse All</Button>
    </div>
    <SubscribeCard offer={offer} headingLevel={3} />
  </Stack>
);
