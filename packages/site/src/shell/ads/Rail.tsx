import type { Brand } from '@masthead/config';
import type { ReactNode } from 'react';
import { pageAds } from './pageAds';
import { RailAd } from './placements';

export type RailProps = {
  brand: Brand;
  path: string;
  /** `slideshow`: the slots that stand beside pictures; `text`: advertising stands in the text on narrow screens, and here on wide ones. */
  beside?: 'list' | 'text' | 'slideshow';
  children: ReactNode;
};

/** The side column with its advertising: one before what it holds and a taller one after it (SPEC §2.8). */
export const Rail = ({ brand, path, beside = 'list', children }: RailProps) => {
  const page = { brand, path };
  const tall = pageAds(brand, path).slots.has('vert7') ? 'vert7' : 'vert2';
  return (
    <>
      <RailAd
        {...page}
        name={beside === 'slideshow' ? 'slideshow2' : 'vert1'}
        from={beside === 'list' ? 'small' : 'large'}
      />
      {children}
      <RailAd {...page} name={beside === 'slideshow' ? 'slideshow3' : tall} />
    </>
  );
};
