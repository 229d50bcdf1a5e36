import { scopePageCss } from '@masthead/content-rules/page-css';
import { isSitePath } from '@masthead/content-rules/site-path';
import { log } from '@masthead/next-runtime/log';
import type { ReactNode } from 'react';
import type { EditorialPage } from './editorialPage';
import { siteBehavior } from '../../shell/behavior';
import type { PageScriptOptions } from './pageScript.behavior';
import { StaticContent } from '@masthead/design-system';

/** Editorial content beside generated content: the markets page, the site map (§2.3). */
export const EditorialContent = ({ page }: { page: EditorialPage }) =>
  page.html && (
    <EditorialPageContainer page={page}>
      <StaticContent html={page.html} width="beside" />
    </EditorialPageContainer>
  );

const maxReportedPages = 100;
const reportedPages = new Set<string>();

/** Returns the scoped styles of a page. Logs once for each page what its author has to change. */
const getStyles = (slug: string, css: string): string => {
  const { css: styles, issues } = scopePageCss(css, `[data-page=${JSON.stringify(slug)}]`);
  if (issues.length > 0 && !reportedPages.has(slug) && reportedPages.size < maxReportedPages) {
    reportedPages.add(slug);
    const changes = issues.slice(0, 10).map(({ line, message }) => `line ${line}: ${message}`);
    log({ level: 'warn', message: 'Styles of a static page are not shown. Change them.', page: slug, changes });
  }
  return styles;
};

/** Clips a page with its own styles to its box, so that they cannot cover the rest of the document. */
const clip = { contain: 'layout paint' };

/** The container of an editorial page, with its styles, scripts and template name (§3 Static page content). */
export const EditorialPageContainer = ({
  page: { slug, template, settings },
  children,
}: {
  page: EditorialPage;
  children: ReactNode;
}) => {
  const { css, javascript, externalCss, externalJavascript } = settings;
  const styles = css ? getStyles(slug, css) : '';
  const scripts: PageScriptOptions = {
    sources: externalJavascript.filter(isSitePath),
    ...(javascript && { inline: javascript }),
  };
  const content = (
    <div
      data-page={slug}
      data-template={template ?? undefined}
      {...((scripts.inline || scripts.sources.length > 0) && siteBehavior('page-script', scripts))}
    >
      {children}
    </div>
  );
  return (
    <>
      {styles && (
        <style href={`page-${slug}`} precedence="page">
          {styles}
        </style>
      )}
      {externalCss.filter(isSitePath).map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {styles ? <div style={clip}>{content}</div> : content}
    </>
  );
};
