import type { ReactElement } from 'react';
import * as styles from './Icon.css';
import { type IconName, icons } from './icons';

export type IconProps = { name: IconName; size?: keyof typeof styles.size };

const solid: Partial<Record<IconName, ReactElement>> = icons.solid;
const turning: ReadonlySet<IconName> = new Set<IconName>(['chevron-left', 'chevron-right', 'external']);
const outline: Partial<Record<IconName, ReactElement>> = icons.outline;

/** A decorative icon next to a text or in a named control; hidden from screen readers. */
export const Icon = ({ name, size = 'normal' }: IconProps) => {
  const paint = solid[name] ? 'solid' : 'outline';
  return (
    <svg
      className={`${styles.root} ${styles.size[size]} ${styles.paint[paint]} ${turning.has(name) ? styles.turning : ''}`}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      {solid[name] ?? outline[name]}
    </svg>
  );
};
