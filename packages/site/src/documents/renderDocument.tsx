import type { Brand } from '@masthead/config';
import { LastResortScreen, ProgressBar, VisuallyHidden } from '@masthead/design-system';
import { body } from '@masthead/design-system/base';
import type { ReactElement } from 'react';
import type { RenderedPage } from '../framework/definePage';
import { selectStyles, type DocumentAssets } from './documentAssets';
import { documentScript } from './documentScript';
import { Head } from './Head';
import { announcerId, pageId, progressBarId } from '../shell/navigation/pageParts';
import { AfterPage, BeforePage, FontPreloads, rootAttributes } from './siteParts';

/** The place of the styles, which are known after the rest of the document. */
const styleMark = '<style data-page=""></style>';

/** Fonts have a style element of their own, equal on all pages: a navigation that replaced it would load them again. */
const fontFaces = /@font-face\{[^{}]*\}/g;

const NavigationParts = () => (
  <>
    <ProgressBar id={progressBarId} />
    <VisuallyHidden>
      <span id={announcerId} aria-live="polite" />
    </VisuallyHidden>
  </>
);

/** The styles of `SharedStyle`, which React moves to the beginning. They follow the others. */
const sharedStyles = /<style data-precedence[^>]*>([^]*?)<\/style>/;

const render = async (document: ReactElement): Promise<string> => {
  // Next rejects a static import of react-dom/server in a route.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return `<!doctype html>${renderToStaticMarkup(document)}`;
};

/** Renders a page to one document, whose scripts are behaviors. */
export const renderDocument = async (
  brand: Brand,
  { screen, metadata }: Pick<RenderedPage, 'screen' | 'metadata'>,
  { className, assets }: { className: string; assets: DocumentAssets },
): Promise<string> => {
  const html = await render(
    <html lang={brand.language} className={className} data-script={assets.script} {...rootAttributes(brand)}>
      <head>
        <FontPreloads />
        <style data-page="" />
        <Head brand={brand} metadata={metadata} />
      </head>
      <body className={body}>
        <BeforePage brand={brand} />
        <div id={pageId}>{screen}</div>
        <AfterPage brand={brand} />
        <NavigationParts />
        <script dangerouslySetInnerHTML={{ __html: documentScript }} />
      </body>
    </html>,
  );
  const styles = selectStyles(html, assets) + (sharedStyles.exec(html)?.[1] ?? '');
  const faces = styles.match(fontFaces)?.join('') ?? '';
  return html
    .replace(sharedStyles, '')
    .replace(styleMark, () => `<style>${faces}</style><style data-page="">${styles.replaceAll(fontFaces, '')}</style>`);
};

/** Renders the page for an error while an error page is rendered (§8). It has no theme and no fonts, which may have failed. */
export const renderLastResort = (title: string): Promise<string> =>
  render(
    <html lang="en">
      <head>
        <title>{title}</title>
      </head>
      <body>
        <LastResortScreen home="/" />
      </body>
    </html>,
  );

/** Renders the page that shows developers an error, with its place in the source. It loads again after a change. */
export const renderDeveloperError = (
  { title, error }: { title: string; error: string },
  { script }: Pick<DocumentAssets, 'script'>,
): Promise<string> =>
  render(
    <html lang="en" data-script={script}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <h1>{title}</h1>
        <pre>{error}</pre>
        <script dangerouslySetInnerHTML={{ __html: documentScript }} />
      </body>
    </html>,
  );
