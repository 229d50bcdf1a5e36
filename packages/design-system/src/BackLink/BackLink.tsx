import { buttonClass } from '../Button/Button';

export type BackLinkProps = {
  label: string;
  /** Target without a previous page or without scripts. */
  fallback: string;
};

/** A link to the previous page in the history, by the listener of soft navigation: it has no script of its own. */
export const BackLink = ({ label, fallback }: BackLinkProps) => (
  <a className={buttonClass('line', 'normal')} href={fallback} data-back="" data-print="hide">
    {label}
  </a>
);
