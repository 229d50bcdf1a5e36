import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './MoreLink.css';

export type MoreLinkProps = { link: Link };

/** Leads on to the whole of what a section shows a part of. Its title says where: "All latest news". */
export const MoreLink = ({ link }: MoreLinkProps) => (
  <Anchor link={link} className={styles.root}>
    {link.title}
  </Anchor>
);
