import { Columns, OneColumn, PageHeader, Section, StaticContent, TrendingList, VisuallyHidden } from '@masthead/design-system';
import { Rail } from '../../ads/Rail';
import { SiteFrame } from '../../layout/SiteFrame';
import type { Site } from '../../page/site';
import { PageData } from '../../tracking/PageData';
import type { StaticView } from './loadStatic';
import { PageScript } from './PageScript.client';
import { scopeStyles } from './pageStyle';

/** The four layouts of a static page (SPEC §2.3). */
const Body = ({ view, site }: { view: StaticView; site: Site }) => {
  const layout = view.settings.pageLayout;
  switch (layout) {
    case 'right_rail':
      return (
        <Columns sidebarLabel="More to read" sidebar={<Rail brand={site.brand} path={view.path}><TrendingList stories={view.trending} /></Rail>}>
          <StaticContent html={view.html} />
        </Columns>
      );
    case 'full_width':
      return <StaticContent html={view.html} width="full" />;
    case 'one_column':
    case 'blank':
      return <OneColumn><StaticContent html={view.html} /></OneColumn>;
    default:
      return layout satisfies never;
  }
};

/** Files of this site only: a page cannot bring a third party in. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** A static page (SPEC §2.3). The blank layout stands without header and footer. */
export const StaticScreen = ({ view, site }: { view: StaticView; site: Site }) => {
  const { css, javascript, externalCss, externalJavascript } = view.settings;
  const styles = css ? scopeStyles(css, view.slug) : '';
  const content = (
    <>
      {styles && <style href={`page-${view.slug}`} precedence="page">{styles}</style>}
      {externalCss.filter(isOwn).map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />)}
      {view.settings.hideTitle ? <VisuallyHidden as="h1">{view.title}</VisuallyHidden> : <PageHeader title={view.title} {...(view.excerpt && { description: view.excerpt })} />}
      <div data-page={view.slug}><Section><Body view={view} site={site} /></Section></div>
      {(javascript || externalJavascript.length > 0) && <PageScript inline={javascript ?? undefined} sources={externalJavascript.filter(isOwn)} />}
    </>
  );
  // SPEC §3, disableTracking.
  const details = view.settings.disableTracking ? { tracking: 'off' as const } : undefined;
  if (view.settings.pageLayout === 'blank') return <><PageData brand={site.brand} path={view.path} details={details} /><main id="main">{content}</main></>;
  return <SiteFrame brand={site.brand} path={view.path} details={details}>{content}</SiteFrame>;
};
