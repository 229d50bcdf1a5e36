'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '../Button/appearance';

export type BackLinkProps = {
  label: string;
  /** Where to go when there is no page to go back to, and without scripts. */
  fallback: string;
};

/** Goes to the page before this one. */
export const BackLink = ({ label, fallback }: BackLinkProps) => {
  const onClick = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    window.history.back();
  };
  return (
    <a className={buttonClass('line', 'normal')} href={fallback} data-print="hide" onClick={onClick}>
      {label}
    </a>
  );
};
