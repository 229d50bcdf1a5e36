import type { Brand } from '@masthead/config';
import { body } from '@masthead/design-system/base';
import type { RenderedPage } from '../framework/renderPage';
import { selectStyles, type DocumentAssets } from './documentAssets';
import { documentScript } from './documentScript';
import { Head } from './Head';
import { AfterPage, BeforePage, FontPreloads, rootAttributes } from './siteParts';

/** The place of the styles, which are known after the rest of the document. */
const styleMark = '<style></style>';

/** Renders a page to one document, whose scripts are behaviors. */
export const renderDocument = async (
  brand: Brand,
  { screen, metadata }: Pick<RenderedPage, 'screen' | 'metadata'>,
  { className, assets }: { className: string; assets: DocumentAssets },
): Promise<string> => {
  // Next rejects a static import of react-dom/server in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = renderToStaticMarkup(
    <html lang={brand.language} className={className} data-script={assets.script} {...rootAttributes(brand)}>
      <head>
        <FontPreloads />
        <style />
        <Head brand={brand} metadata={metadata} />
      </head>
      <body className={body}>
        <BeforePage brand={brand} />
        {screen}
        <AfterPage brand={brand} />
        <script dangerouslySetInnerHTML={{ __html: documentScript }} />
      </body>
    </html>,
  );
  return `<!doctype html>${html.replace(styleMark, () => `<style>${selectStyles(html, assets)}</style>`)}`;
};
