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
  more?: Link;
  /** Time per resource in ms (§9). */
  delayMs?: number;
};

const allResources: Link = { title: resourceTexts.browseMore, url: '/resources/' };

/** A carousel of partner papers, which advances every 5 s (§2.8, resource carousel). */
export const ResourceCarousel = ({ resources, more = allResources, delayMs = 5000 }: ResourceCarouselProps) => {
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
          <h3 className={styles.title}>{resource.title}</h3>
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
      <SectionHead title={resourceTexts.resources} more={more} />
      <div className={styles.field}>
        <Slider
          label={resourceTexts.resources}
          noun={resourceTexts.noun}
          slides={slides}
          options={{ autoplay: resources.length > 1 ? 'on' : 'off', delayMs, dots: 'visible' }}
        />
      </div>
    </div>
  );
};
