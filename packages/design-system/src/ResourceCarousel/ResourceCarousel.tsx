import { resourceTexts } from '@masthead/texts/lists';
import { ButtonLink } from '../Button/ButtonLink';
import { Icon } from '../Icon/Icon';
import { toDecorative, Picture } from '../Picture/Picture';
import type { ResourceItem } from '../ResourceTeaser/ResourceTeaser';
import { SectionHead } from '../SectionHead/SectionHead';
import { Slider } from '../Slider/Slider';
import type { Link } from '../types/story';
import * as styles from './ResourceCarousel.css';

export type ResourceCarouselProps = {
  resources: readonly ResourceItem[];
  title?: string;
  more?: Link;
  headingLevel?: 2 | 3;
  /** Time per resource in ms (§9). */
  delayMs?: number;
};

const allResources: Link = { title: resourceTexts.browseMore, url: '/resources/' };

/** A carousel of partner papers, which advances every 5 s (§2.8, resource carousel). */
export const ResourceCarousel = ({
  resources,
  title = resourceTexts.resources,
  more = allResources,
  headingLevel = 2,
  delayMs = 5000,
}: ResourceCarouselProps) => {
  const Heading = `h${headingLevel === 2 ? 3 : 4}` as const;
  if (resources.length === 0) return null;
  const slides = resources.map((resource, index) => ({
    key: `${index} ${resource.url}`,
    content: (
      <article className={styles.slide}>
        {resource.cover && (
          <div className={styles.cover}>
            <Picture image={toDecorative(resource.cover)} aspect="natural" sizes="170px" />
          </div>
        )}
        <div className={styles.text}>
          <p className={styles.publisher}>{resource.publisher}</p>
          <Heading className={styles.title}>{resource.title}</Heading>
          {resource.summary && <p className={styles.summary}>{resource.summary}</p>}
          <ButtonLink
            link={{ title: resourceTexts.download, url: resource.url, newTab: resource.newTab }}
            look="ink"
            icon={<Icon name="download" size="small" />}
          />
        </div>
      </article>
    ),
  }));
  return (
    <div className={styles.root}>
      <SectionHead title={title} headingLevel={headingLevel} more={more} />
      <div className={styles.field}>
        <Slider
          label={title}
          noun={resourceTexts.noun}
          slides={slides}
          options={{ autoplay: resources.length > 1 ? 'on' : 'off', delayMs, dots: 'visible' }}
        />
      </div>
    </div>
  );
};
