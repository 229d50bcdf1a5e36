import { partnerTexts } from '@masthead/texts/lists';
import type { Link, Picture } from '../types/story';
import { columnsForItems } from '../styles/itemColumns';
import { SharedStyle } from '../styles/SharedStyle';
import { sponsorStripStyles } from './sponsorStripStyles';

/** A sponsor of a package (§3, Package). */
export type SponsorItem = {
  name: string;
  url?: string;
  /** Wordmark, in place of the name. */ logo?: Pick<Picture, 'src'>;
  description?: string;
  /** Profile in a network: "@northlight". */ profile?: Link;
};

export type SponsorStripProps = {
  sponsors: readonly SponsorItem[];
  /** "Sponsored by", "Presented by". */
  label?: string;
};

const Mark = ({ name, logo }: Pick<SponsorItem, 'name' | 'logo'>) =>
  logo ? <img className="sponsors-logo" src={logo.src} alt={name} height={34} loading="lazy" decoding="async" /> : name;

/** The sponsors of the following content. Links are marked as sponsored. */
export const SponsorStrip = ({ sponsors, label = partnerTexts.sponsoredBy }: SponsorStripProps) => {
  if (sponsors.length === 0) return null;
  return (
    <aside className="sponsors" aria-label={label}>
      <SharedStyle name="sponsor-strip" css={sponsorStripStyles} />
      <p className="sponsors-label">{label}</p>
      <ul className="sponsors-list" style={columnsForItems(sponsors.length)}>
        {sponsors.map(({ name, url, logo, description, profile }) => (
          <li key={name}>
            <p className="sponsors-name">
              {url ? (
                <a className="sponsors-link" href={url} rel="sponsored noopener" target="_blank">
                  <Mark name={name} logo={logo} />
                </a>
              ) : (
                <Mark name={name} logo={logo} />
              )}
            </p>
            {description && <p className="sponsors-description">{description}</p>}
            {profile && (
              <a
                className="sponsors-profile"
                href={profile.url}
                aria-label={`${name}: ${profile.title}`}
                rel="sponsored noopener"
                target="_blank"
              >
                {profile.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </aside>
  );
};
