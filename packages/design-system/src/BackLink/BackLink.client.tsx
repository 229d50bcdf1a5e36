'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '../Button/appearance';

export type BackLinkProps = {
  label: string;
  /** Target without a previous page or without scripts. */
  fallback: string;
};

/** A link to the previous page in the history. */
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
