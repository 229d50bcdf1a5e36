'use client';

import type { MouseEvent, ReactNode } from 'react';

/** The link of `BackLink`. Its class comes from the server, so that scripts do not contain the classes of buttons. */
export const BackAnchor = ({ href, className, children }: { href: string; className: string; children: ReactNode }) => {
  const onClick = (event: MouseEvent) => {
    if (window.history.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    window.history.back();
  };
  return (
    <a className={className} href={href} data-print="hide" onClick={onClick}>
      {children}
    </a>
  );
};
