import { Anchor } from '../Anchor/Anchor';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import type { Link } from '../types/story';
import * as styles from './IconButton.css';

export type IconLinkProps = {
  icon: IconName;
  /** The link; its title is the accessible name. */
  link: Link;
};

/** A link that shows only an icon, 44 px square. */
export const IconLink = ({ icon, link }: IconLinkProps) => (
  <Anchor link={link} label={link.title} className={styles.root}>
    <Icon name={icon} />
  </Anchor>
);
