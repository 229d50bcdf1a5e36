import type { ReactNode } from 'react';
import type { PageIdentity } from '../../framework/pageContext';
import { pageAds } from './pageAds';
import { RailAd } from './placements';

export type RailProps = {
  page: PageIdentity;
  /** `slideshow`: the slots that stand beside pictures; `text`: advertising stands in the text on narrow screens, and here on wide ones. */
  beside?: 'list' | 'text' | 'slideshow';
  children: ReactNode;
};

/** The side column with its advertising: one before what it holds and a taller one after it (SPEC §2.8). */
export const Rail = ({ page, beside = 'list', children }: RailProps) => {
  const tall = pageAds(page).slots.has('vert7') ? 'vert7' : 'vert2';
  return (
    <>
      <RailAd
        page={page}
        name={beside === 'slideshow' ? 'slideshow2' : 'vert1'}
        from={beside === 'list' ? 'small' : 'large'}
      />
      {children}
      <RailAd page={page} name={beside === 'slideshow' ? 'slideshow3' : tall} />
    </>
  );
};
