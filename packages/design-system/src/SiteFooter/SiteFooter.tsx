import { footerTexts } from '@masthead/texts/navigation';
import { Anchor } from '../Anchor/Anchor';
import { Dot } from '../Dot/Dot';
import { Logo } from '../Logo/Logo';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { LinkGroup, LogoImage, SocialProfile } from '../types/navigation';
import type { Link } from '../types/story';
import { Wrap } from '../Wrap/Wrap';
import * as styles from './SiteFooter.css';

export type SiteFooterProps = {
  logos: readonly { name: string; url: string; image: LogoImage }[];
  /** Contact text, contact links and phone hours. */
  support: { blurb: string; email: Link; phone?: Link; hours?: string };
  /** Social profiles and RSS, in order. */
  social: readonly SocialProfile[];
  /** Topics, Resources, Support, Legal and Your Account. */
  columns: readonly LinkGroup[];
  /** A separate row: About, Contact, Site Map … */
  links?: readonly Link[];
  network?: { title: string; sites: readonly Link[] };
  /** Copyright with the current year, terms and privacy. */
  legal: { copyright: string; links: readonly Link[] };
};

/** The footer of every page (§2.5). */
export const SiteFooter = ({ logos, support, social, columns, links = [], network, legal }: SiteFooterProps) => (
  <footer className={styles.root} data-on="inverse">
    <Wrap>
      <div className={styles.top}>
        <div>
          <div className={styles.logos}>
            {logos.map(({ name, url, image }) => (
              <a key={url} href={url}>
                <Logo image={image} name={name} height="footer" />
              </a>
            ))}
          </div>
          <p className={styles.support}>{support.blurb}</p>
          <p className={styles.support}>
            {support.phone && (
              <>
                <Anchor link={support.phone} className={styles.supportLink}>
                  {support.phone.title}
                </Anchor>
                <Dot />
              </>
            )}
            {support.hours && (
              <>
                {support.hours}
                <Dot />
              </>
            )}
            <Anchor link={support.email} className={styles.supportLink}>
              {support.email.title}
            </Anchor>
          </p>
          {social.length > 0 && (
            <div className={styles.social}>
              <SocialLinks profiles={social} />
            </div>
          )}
        </div>
        <div className={styles.columns}>
          {columns.map(({ title, links: entries }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.columnTitle}>{title}</h2>
              <ul>
                {entries.map((link) => (
                  <li key={link.url + link.title}>
                    <Anchor link={link} className={styles.columnLink}>
                      {link.title}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      {links.length > 0 && (
        <nav className={styles.row} aria-label={footerTexts.about}>
          <ul className={styles.rowList}>
            {links.map((link) => (
              <li key={link.url}>
                <Anchor link={link} className={styles.rowLink}>
                  {link.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {network && network.sites.length > 0 && (
        <nav className={styles.row} aria-label={network.title}>
          <h2 className={styles.rowTitle}>{network.title}</h2>
          <ul className={styles.rowList}>
            {network.sites.map((site) => (
              <li key={site.url}>
                <Anchor link={site} className={styles.networkLink}>
                  {site.title}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.legal}>
        <p className={styles.copyright}>{legal.copyright}</p>
        {legal.links.map((link) => (
          <Anchor key={link.url} link={link} className={styles.legalLink}>
            {link.title}
          </Anchor>
        ))}
      </div>
    </Wrap>
  </footer>
);
