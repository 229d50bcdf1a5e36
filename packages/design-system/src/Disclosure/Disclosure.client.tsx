'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hideShareForm } from '../ShareByEmail/closing';

export type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** Classes of the `<details>`, its summary and its content. */
  classes: { root?: string; summary?: string; panel?: string };
  /** Of all disclosures with the same name at most one is open. */
  group?: string;
  /** Whether it closes when the pointer leaves (§2.7: the user menu). */
  onLeave?: 'stay' | 'close';
};

const close = (details: HTMLDetailsElement | null) => {
  if (details) details.open = false;
};

/**
 * A `<details>` that also closes on Escape, on a press outside, when focus leaves it and when a link in it is followed.
 * It opens before scripts have run. An element with `data-autofocus` inside receives focus on opening.
 */
export const Disclosure = ({ summary, children, classes, group, onLeave = 'stay' }: DisclosureProps) => {
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    hideShareForm();
    root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(root.current);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !root.current?.open) return;
    event.stopPropagation();
    close(root.current);
    root.current.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close(root.current);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (onLeave === 'close' && event.pointerType === 'mouse') close(root.current);
  };

  return (
    <details
      ref={root}
      className={classes.root}
      name={group}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerLeave={onPointerLeave}
    >
      <summary className={classes.summary}>{summary}</summary>
      <div className={classes.panel}>{children}</div>
    </details>
  );
};
