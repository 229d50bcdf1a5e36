import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame';

export type HomeFrameProps = {
  /** The two slots of the home page (SPEC §2.6): above the header and under it. */
  ads: readonly [above: ReactNode, under: ReactNode];
  /** The regulated-product message, an `AlertBar` (SPEC §2.8). */
  alert?: ReactNode;
  header: ReactNode;
  children: ReactNode;
  /** With its middle links. */
  footer: ReactNode;
};

/** The home layout (SPEC §2.6): two ad slots, header, main area, footer with middle links. */
export const HomeFrame = ({ ads: [above, under], alert, header, children, footer }: HomeFrameProps) => (
  <PageFrame leaderboard={above} header={header} top={<>{alert}{under}</>} footer={footer}>{children}</PageFrame>
);
