import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame';

export type BareFrameProps = { children: ReactNode };

/** The bare layout (SPEC §2.6): no header and no footer. */
export const BareFrame = ({ children }: BareFrameProps) => <PageFrame>{children}</PageFrame>;
