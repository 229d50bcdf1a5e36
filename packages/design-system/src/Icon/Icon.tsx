import type { ReactElement } from 'react';
import type * as styles from './Icon.css';
import { IconFrame } from './IconFrame';
import { type IconName, icons } from './icons';

export type IconProps = { name: IconName; size?: keyof typeof styles.size };

const solid: Partial<Record<IconName, ReactElement>> = icons.solid;
const outline: Partial<Record<IconName, ReactElement>> = icons.outline;

/** A decorative icon next to a text or in a named control. Client components use `ControlIcon`. */
export const Icon = ({ name, size }: IconProps) => (
  <IconFrame name={name} size={size} paint={solid[name] ? 'solid' : 'outline'}>
    {solid[name] ?? outline[name]}
  </IconFrame>
);
