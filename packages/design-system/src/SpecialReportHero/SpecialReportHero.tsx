import { reportTexts } from '@masthead/texts/lists';
import { Anchor } from '../Anchor/Anchor';
import { Badge } from '../Badge/Badge';
import { ButtonLink } from '../Button/ButtonLink';
import { toDecorative, Picture } from '../Picture/Picture';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './SpecialReportHero.css';

export type SpecialReportHeroProps = {
  title: string;
  url: string;
  description?: string;
  /** The stories of the report, numbered from 1 unless they have a number. */
  parts?: readonly (Link & { number?: number })[];
  image?: PictureData;
  /** Link of the badge to all reports. */
  allReports?: Link;
  /** Label of the button. */
  actionLabel?: string;
  headingLevel?: 1 | 2;
};

const everyReport: Link = { title: reportTexts.specialReport, url: '/special-reports/' };

/** A special report across the window (§2.8): the only dark band of a page. */
export const SpecialReportHero = ({
  title,
  url,
  description,
  parts = [],
  image,
  allReports = everyReport,
  actionLabel = reportTexts.read,
  headingLevel = 2,
}: SpecialReportHeroProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.root} data-on="inverse" aria-label={allReports.title}>
      <div className={styles.inner[image ? 'pictured' : 'plain']}>
        {image && (
          <div className={styles.picture}>
            <Picture image={toDecorative(image)} aspect="16:9" sizes="(min-width: 1024px) 58vw, 100vw" />
          </div>
        )}
        <div className={styles.text[image || parts.length === 0 ? 'beside' : 'across']}>
          <div className={styles.introduction}>
            <Anchor link={allReports} className={styles.badge}>
              <Badge tone="report">{allReports.title}</Badge>
            </Anchor>
            <Heading className={styles.title}>
              <a className={styles.titleLink} href={url}>
                {title}
              </a>
            </Heading>
            {description && <p className={styles.deck}>{description}</p>}
          </div>
          <div className={styles.introduction}>
            {parts.length > 0 && (
              <ol className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.url} value={part.number}>
                    <Anchor link={part} className={styles.part}>
                      {part.title}
                    </Anchor>
                  </li>
                ))}
              </ol>
            )}
            <ButtonLink link={{ title: actionLabel, url }} look="paper" />
          </div>
        </div>
      </div>
    </section>
  );
};
