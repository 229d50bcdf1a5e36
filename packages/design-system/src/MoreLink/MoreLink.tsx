import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './MoreLink.css';

export type MoreLinkProps = { link: Link };

/** A link to the complete list of a section: "All latest news". */
export const MoreLink = ({ link }: MoreLinkProps) => (
  <Anchor link={link} className={styles.root}>
    {link.title}
  </Anchor>
);
