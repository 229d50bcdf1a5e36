export const adTexts = {
  advertisement: 'Advertisement',
  sponsored: 'Sponsored',
  sponsor: 'Sponsor',
};

/** Where each slot is on the page, for screen readers. */
export const slotTexts = {
  horiz1: 'top of page',
  horiz2: 'between stories',
  horiz3: 'after the content',
  horiz4: 'between sections',
  vert1: 'first in the side column',
  vert2: 'second in the side column',
  vert3: 'third in the side column',
  vert5: 'in the text',
  vert6: 'further down in the text',
  vert7: 'beside a long page',
  footer: 'before the footer',
  interstitial: 'over the page',
  es_logo_pushdown: 'sponsor of this section',
  es_pushdown: 'under the title',
  native_single1: 'first sponsored story',
  native_single2: 'second sponsored story',
  native_collection: 'sponsored stories',
  slideshow1: 'under the pictures',
  slideshow2: 'beside the pictures',
  slideshow3: 'below the pictures, side column',
  scroll: 'at the end of the text',
  nav_vert: 'in the menu',
};

export const interstitialTexts = {
  close: 'Close',
};

export const houseAdTexts = {
  from: (name: string): string => `From ${name}`,
  readIssue: 'Read the current issue',
  resourceCenter: 'Resource Center',
  resourceText: 'Papers, guides and tools for the work at hand.',
  browse: 'Browse resources',
};

/** The button of an ad that unfolds over the page. */
export const expandTexts = { open: 'Open', close: 'Close' };

export const sponsorLogoTexts = {
  partner: (index: string): string => `partner ${index}`,
};
