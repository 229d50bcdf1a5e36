import type { ReactNode } from 'react';
import type { EditorialPage } from './editorialPage';
import { PageScript } from './PageScript.client';
import { scopeStyles } from './pageStyle';

/** Whether an address is a path of this site. Editorial pages may not load files of third parties. */
const isSameOriginPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** The container of an editorial page, with its styles, scripts and template name (§3 Static page content). */
export const EditorialPageContainer = ({
  page: { slug, template, settings },
  children,
}: {
  page: EditorialPage;
  children: ReactNode;
}) => {
  const { css, javascript, externalCss, externalJavascript } = settings;
  const styles = css ? scopeStyles(css, slug) : '';
  return (
    <>
      {styles && (
        <style href={`page-${slug}`} precedence="page">
          {styles}
        </style>
      )}
      {externalCss.filter(isSameOriginPath).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      <div data-page={slug} data-template={template ?? undefined}>
        {children}
      </div>
      {(javascript || externalJavascript.length > 0) && (
        <PageScript inline={javascript ?? undefined} sources={externalJavascript.filter(isSameOriginPath)} />
      )}
    </>
  );
};
