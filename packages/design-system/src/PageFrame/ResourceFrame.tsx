import type { ReactNode } from 'react';
import { PageFrame } from './PageFrame';

/** What stands under the site header: one of them, or nothing (SPEC §2.6, branded resource layout; route metadata). */
export type ResourceBanner =
  | { kind: 'none' }
  | { kind: 'partners'; strip: ReactNode }
  | { kind: 'resource' | 'resource-partner' | 'company' | 'media'; header: ReactNode };

export type ResourceFrameProps = {
  leaderboard?: ReactNode;
  header: ReactNode;
  banner?: ResourceBanner;
  children: ReactNode;
  footer: ReactNode;
};

const bannerOf = (banner: ResourceBanner): ReactNode => {
  switch (banner.kind) {
    case 'none': return null;
    case 'partners': return banner.strip;
    default: return banner.header;
  }
};

/** The branded resource layout (SPEC §2.6): leaderboard, site header, a partners strip or one header, content, footer. */
export const ResourceFrame = ({ banner = { kind: 'none' }, ...frame }: ResourceFrameProps) => <PageFrame {...frame} top={bannerOf(banner)} />;
