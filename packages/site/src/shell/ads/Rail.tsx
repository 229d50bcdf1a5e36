import type { ReactNode } from 'react';
import type { PageIdentity } from '../../framework/pageContext';
import { pageAds } from './pageAds';
import { RailAd } from './placements';

export type RailProps = {
  page: PageIdentity;
  /** Content beside the rail. `text`: the first ad is in the text on narrow screens, else in the rail. */
  beside?: 'list' | 'text' | 'slideshow';
  children: ReactNode;
};

/** The rail: an ad above its content and a taller one below (§2.8). */
export const Rail = ({ page, beside = 'list', children }: RailProps) => {
  const tall = pageAds(page).slots.has('vert7') ? 'vert7' : 'vert2';
  return (
    <>
      <RailAd
        page={page}
        name={beside === 'slideshow' ? 'slideshow2' : 'vert1'}
        minViewport={beside === 'list' ? 'small' : 'large'}
      />
      {children}
      <RailAd page={page} name={beside === 'slideshow' ? 'slideshow3' : tall} />
    </>
  );
};
