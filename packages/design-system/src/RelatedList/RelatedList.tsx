import { Grid } from '../Grid/Grid';
import { GridItem, type Span } from '../Grid/GridItem';
import { SectionHead } from '../SectionHead/SectionHead';
import { Stack } from '../Stack/Stack';
import { Teaser } from '../Teaser/Teaser';
import type { TeaserStory } from '../types/story';

export type RelatedListProps = {
  title: string;
  stories: readonly TeaserStory[];
  /** `cards`: a row with pictures across the page. `list`: stacked text for a rail or the end of an article. */
  layout?: 'cards' | 'list';
};

const spans: Record<number, Span> = { 1: 12, 2: 6, 3: 4, 4: 3 };

/** Related stories: "You might like". Renders nothing without stories. */
export const RelatedList = ({ title, stories, layout = 'cards' }: RelatedListProps) => {
  if (stories.length === 0) return null;
  const columns = spans[Math.min(stories.length, 4)] ?? 3;
  return (
    <section aria-label={title} data-print="hide">
      <SectionHead title={title} weight={layout === 'cards' ? 'heavy' : 'light'} />
      {layout === 'list' && (
        <Stack space={3} divider="ruled">
          {stories.map((story) => (
            <Teaser key={story.url} story={story} layout="s" headingLevel={3} />
          ))}
        </Stack>
      )}
      {layout === 'cards' && (
        <Grid>
          {stories.map((story, index) => (
            <GridItem
              key={story.url}
              span={{ m: stories.length === 3 ? 4 : 6, l: columns }}
              edge={index % (12 / columns) === 0 ? 'plain' : 'ruled'}
            >
              <Teaser story={story} layout={columns === 3 ? 'm' : 'l'} headingLevel={3} detail="full" />
            </GridItem>
          ))}
        </Grid>
      )}
    </section>
  );
};
