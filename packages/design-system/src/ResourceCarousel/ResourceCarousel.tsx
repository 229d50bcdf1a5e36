import { useId } from 'react';
import { ButtonLink } from '../Button/ButtonLink';
import { Icon } from '../Icon/Icon';
import { decorative, Picture } from '../Picture/Picture';
import type { ResourceItem } from '../ResourceTeaser/ResourceTeaser';
import { SectionHead } from '../SectionHead/SectionHead';
import { SnapControls } from '../SnapControls/SnapControls.client';
import { row, slide } from '../SnapControls/snapRow.css';
import type { Link } from '../types/story';
import * as styles from './ResourceCarousel.css';

export type ResourceCarouselProps = {
  resources: readonly ResourceItem[];
  title?: string;
  more?: Link;
  headingLevel?: 2 | 3;
};

const allResources: Link = { title: 'Browse More Resources', url: '/resources/' };

/** Partner papers one at a time (SPEC §2.8). It moves only when a reader moves it. */
export const ResourceCarousel = ({ resources, title = 'Resources', more = allResources, headingLevel = 2 }: ResourceCarouselProps) => {
  const id = useId();
  const Heading = `h${headingLevel === 2 ? 3 : 4}` as const;
  if (resources.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-label={title}>
      <SectionHead title={title} level={headingLevel} more={more} />
      <div className={styles.root}>
        <div id={id} className={row} tabIndex={0} role="group" aria-label={`${title}, scroll sideways`}>
          {resources.map((resource, index) => (
            <article key={resource.url + resource.title} className={`${slide} ${styles.slide}`} aria-label={`${index + 1} of ${resources.length}`}>
              {resource.cover && <div className={styles.cover}><Picture image={decorative(resource.cover)} aspect="natural" sizes="170px" /></div>}
              <div className={styles.text}>
                <p className={styles.publisher}>{resource.publisher}</p>
                <Heading className={styles.title}>{resource.title}</Heading>
                {resource.summary && <p className={styles.summary}>{resource.summary}</p>}
                <ButtonLink
                  link={{ title: 'Download Resource', url: resource.url, newTab: resource.newTab }}
                  look="ink"
                  icon={<Icon name="download" size="small" />}
                />
              </div>
            </article>
          ))}
        </div>
        {resources.length > 1 && (
          <div className={styles.controls}><SnapControls rowId={id} total={resources.length} noun="resource" /></div>
        )}
      </div>
    </section>
  );
};
