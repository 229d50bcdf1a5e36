import type { ReactNode } from 'react';
import { authorTexts } from '@masthead/texts/article';
import { Anchor } from '../Anchor/Anchor';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Icon } from '../Icon/Icon';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { SocialProfile } from '../types/navigation';
import type { Link } from '../types/story';
import * as styles from './CompanyHeader.css';

/** A partner in the header of its page (§3, Publisher). */
export type Company = {
  name: string;
  /** "premium partner" or "partner" (§4). */
  label: string;
  logo?: string;
  /** The tagline below the name, and the description. */
  tagline?: string;
  description?: string;
  socials: readonly SocialProfile[];
  website?: Link;
};

export type CompanyHeaderProps = {
  company: Company;
  /** Link back to the landing page. */
  trail: readonly Link[];
  /** A `ShareMenu`. */
  share?: ReactNode;
};

/** The header of a company's resources (§2.8): name, back link, logo, social links, share menu, website. */
export const CompanyHeader = ({
  company: { name, label, logo, tagline, description, socials, website },
  trail,
  share,
}: CompanyHeaderProps) => (
  <header className={styles.root}>
    <div className={logo ? styles.withLogo : styles.plain}>
      {logo && (
        <div className={styles.logo}>
          <img className={styles.image} src={logo} alt="" width={240} height={48} />
        </div>
      )}
      <div className={styles.text}>
        <Breadcrumb trail={trail} />
        {/* Tracking finds the name by the attribute (§4). */}
        <h1 className={styles.name} data-partner="">
          {name}
        </h1>
        <p className={styles.label}>{label}</p>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <div className={styles.actions} data-print="hide">
        {website && (
          <Anchor link={website} className={styles.website}>
            {website.title}
            <Icon name="external" size="small" />
          </Anchor>
        )}
        {share}
        {socials.length > 0 && (
          <div className={styles.socials} role="group" aria-label={authorTexts.elsewhere(name)}>
            <SocialLinks profiles={socials} />
          </div>
        )}
      </div>
    </div>
  </header>
);
