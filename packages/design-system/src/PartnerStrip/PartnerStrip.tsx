import { partnerTexts } from '@masthead/texts/lists';
import { SectionHead } from '../SectionHead/SectionHead';
import type { LogoImage } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './PartnerStrip.css';

/** A partner: a logo, or the name as text. */
export type PartnerLogo = {
  name: string;
  url: string;
  logo?: Pick<LogoImage, 'src'>;
  /** What the partner does, in one sentence; for a directory. */
  tagline?: string;
};

export type PartnerStripProps = {
  partners: readonly PartnerLogo[];
  title?: string;
  more?: Link;
  /** `row`: six logos in a row. `directory`: up to three, each with its tagline. */
  layout?: keyof typeof styles.list;
};

/** Logos of partners, linked to their pages (§2.6, resource partner header). */
export const PartnerStrip = ({
  partners,
  title = partnerTexts.fromPartners,
  more,
  layout = 'row',
}: PartnerStripProps) => {
  if (partners.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHead title={title} weight="light" more={more} />
      <ul className={styles.list[layout]}>
        {partners.map(({ name, url, logo, tagline }) => (
          <li key={url} className={styles.item[layout]}>
            <a className={styles.link[layout]} href={url}>
              {logo ? (
                <img
                  className={styles.logo[layout]}
                  src={logo.src}
                  alt={name}
                  height={36}
                  width={180}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <span className={styles.name}>{name}</span>
              )}
              {layout === 'directory' && tagline && <span className={styles.tagline}>{tagline}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
