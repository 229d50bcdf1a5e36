import { themeChoices } from './theme.css';

/** The look where style sheets cannot be used: AMP pages name colours and font files themselves. */
export const ampStyles = {
  theme: themeChoices,
  fonts: {
    headline: { url: '/fonts/headline.woff2', weights: '400 700' },
    interface: { url: '/fonts/interface.woff2', weights: '400 700' },
  },
};
