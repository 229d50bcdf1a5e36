import type { ReactElement } from 'react';
import { IconFrame } from './IconFrame';
import { outline, type ShareIconName, solid } from './shareIcons';

export type ShareIconProps = { name: ShareIconName };

const outlines: Partial<Record<ShareIconName, ReactElement>> = outline;
const solids: Partial<Record<ShareIconName, ReactElement>> = solid;

/** The icon of a way to share, in a control that browsers render. */
export const ShareIcon = ({ name }: ShareIconProps) => (
  <IconFrame name={name} paint={solids[name] ? 'solid' : 'outline'}>
    {solids[name] ?? outlines[name]}
  </IconFrame>
);
