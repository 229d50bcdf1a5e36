import { look } from './theme.css';

/** The look where style sheets cannot be used: AMP pages name colours and font files themselves. */
export const ampLook = {
  theme: look,
  fonts: {
    headline: { url: '/fonts/headline.woff2', weights: '200 800' },
    interface: { url: '/fonts/interface.woff2', weights: '100 900' },
  },
};
