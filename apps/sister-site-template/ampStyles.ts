import { themeChoices } from './theme.css';

/** Theme and font files for AMP pages, which cannot load style sheets of the site. */
export const ampStyles = {
  theme: themeChoices,
  fonts: {
    headline: { url: '/fonts/headline.woff2', weights: '400 700' },
    interface: { url: '/fonts/interface.woff2', weights: '400 700' },
  },
};
