import type { ReactElement } from 'react';
import type * as styles from './Icon.css';
import { type ControlIconName, outline, solid } from './controlIcons';
import { IconFrame } from './IconFrame';

export type ControlIconProps = { name: ControlIconName; size?: keyof typeof styles.size };

const outlines: Partial<Record<ControlIconName, ReactElement>> = outline;
const solids: Partial<Record<ControlIconName, ReactElement>> = solid;

/** An icon in a control that browsers render: scripts contain these few icons and not the whole set. */
export const ControlIcon = ({ name, size }: ControlIconProps) => (
  <IconFrame name={name} size={size} paint={solids[name] ? 'solid' : 'outline'}>
    {solids[name] ?? outlines[name]}
  </IconFrame>
);
