import { partnerTexts } from '@masthead/texts/lists';
import { SectionHead } from '../SectionHead/SectionHead';
import type { LogoImage } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './PartnerStrip.css';

/** A partner: a logo, or the name as text. */
export type PartnerLogo = { name: string; url: string; logo?: Pick<LogoImage, 'src'> };

export type PartnerStripProps = { partners: readonly PartnerLogo[]; title?: string; more?: Link };

/** Logos of partners, linked to their pages (§2.6, resource partner header). */
export const PartnerStrip = ({ partners, title = partnerTexts.fromPartners, more }: PartnerStripProps) => {
  if (partners.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHead title={title} weight="light" more={more} />
      <ul className={styles.list}>
        {partners.map(({ name, url, logo }) => (
          <li key={url} className={styles.item}>
            <a className={styles.link} href={url}>
              {logo ? (
                <img
                  className={styles.logo}
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
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
