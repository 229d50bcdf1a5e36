import {
  DenseList,
  Grid,
  GridItem,
  Lede,
  MoreLink,
  SectionHead,
  Stack,
  type TeaserStory,
} from '@masthead/design-system';
import { packageScreenTexts } from '@masthead/texts/magazine';
import type { PackagePart } from './loadPackage';

/** Parts have stories of several days, so each shows its date and no time. */
const withDateOnly = ({ time, ...story }: TeaserStory): TeaserStory => ({
  ...story,
  ...((story.published ?? time) ? { published: story.published ?? time } : {}),
});

export type PackagePartsProps = {
  parts: readonly PackagePart[];
  title: string;
  /** `rail`: one below the other from 1024 px. */
  place?: 'content' | 'rail';
};

/** The parts of a package, each with the newest stories of its stream. */
export const PackageParts = ({ parts, title, place = 'content' }: PackagePartsProps) => {
  if (parts.length === 0) return null;
  const columns = place === 'rail' ? 12 : parts.length > 2 ? 4 : 6;
  return (
    <div>
      <SectionHead title={title} />
      <Grid>
        {parts.map(({ name, description, url, stories }, index) => (
          <GridItem key={name} span={{ m: 6, l: columns }} edge={index === 0 || place === 'rail' ? 'plain' : 'ruled'}>
            <Stack space={4}>
              <SectionHead title={name} headingLevel={3} weight="light" />
              {description && <Lede size="note">{description}</Lede>}
              <DenseList stories={stories.map(withDateOnly)} headingLevel={4} />
              {url && <MoreLink link={{ title: packageScreenTexts.allIn(name), url }} />}
            </Stack>
          </GridItem>
        ))}
      </Grid>
    </div>
  );
};
