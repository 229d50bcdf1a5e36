import { buttonClass } from '../Button/appearance';
import { BackAnchor } from './BackAnchor.client';

export type BackLinkProps = {
  label: string;
  /** Target without a previous page or without scripts. */
  fallback: string;
};

/** A link to the previous page in the history. */
export const BackLink = ({ label, fallback }: BackLinkProps) => (
  <BackAnchor className={buttonClass('line', 'normal')} href={fallback}>
    {label}
  </BackAnchor>
);
