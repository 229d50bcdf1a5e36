import { createStaticMarkup } from '@masthead/next-runtime/static-markup';
import type { ReactNode } from 'react';

/**
 * Renders the static parts of a screen to HTML text (decision 15). `next dev` renders elements, for its tools and
 * warnings.
 */
export const toStaticScreen = async (screen: ReactNode): Promise<ReactNode> => {
  // oxlint-disable-next-line node/no-process-env -- Next replaces it at build time
  if (process.env.NODE_ENV !== 'production') return screen;
  // Next rejects a static import of react-dom/server in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const StaticMarkup = createStaticMarkup(renderToStaticMarkup);
  return <StaticMarkup>{screen}</StaticMarkup>;
};
