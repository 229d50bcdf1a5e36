import type { WireStaticPage } from '../src/content/story/wire';

const settings: WireStaticPage['settings'] = {
  css: null,
  externalCss: [],
  javascript: null,
  externalJavascript: [],
  openGraph: null,
  noIndexNoFollow: false,
  pageLayout: 'one_column',
  disableTracking: false,
  hideTitle: false,
  removeMarginPadding: null,
  metaDescription: null,
};

/** A static page of the content service. */
export const aStaticPage = ({
  settings: change,
  ...page
}: Partial<Omit<WireStaticPage, 'settings'>> & {
  settings?: Partial<WireStaticPage['settings']>;
} = {}): WireStaticPage => ({
  slug: 'about-us',
  title: 'About us',
  content: '<p>Who we are.</p>',
  excerpt: null,
  template: null,
  ...page,
  settings: { ...settings, ...change },
});
