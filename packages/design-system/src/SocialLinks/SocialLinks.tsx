import { IconLink } from '../IconButton/IconLink';
import type { SocialProfile } from '../types/navigation';
import { getNetworkIcon } from './networkIcon';
import * as styles from './SocialLinks.css';

export type SocialLinksProps = { profiles: readonly SocialProfile[] };

/** A row of icon links to profiles and feeds. */
export const SocialLinks = ({ profiles }: SocialLinksProps) => {
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.list}>
      {profiles.map(({ name, url }) => (
        <li key={url}>
          <IconLink icon={getNetworkIcon(name) ?? 'link'} link={{ title: name, url }} />
        </li>
      ))}
    </ul>
  );
};
