import { Columns, OneColumn, PageHeader, Section, StaticContent, TrendingList, VisuallyHidden } from '@masthead/design-system';
import { SiteFrame } from '../../layout/SiteFrame';
import type { Site } from '../../page/site';
import type { StaticView } from './loadStatic';

/** The four layouts of a static page (SPEC §2.3). */
const Body = ({ view }: { view: StaticView }) => {
  const layout = view.settings.pageLayout;
  switch (layout) {
    case 'right_rail':
      return (
        <Columns sidebarLabel="More to read" sidebar={<TrendingList stories={view.trending} />}>
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

/** A static page (SPEC §2.3). The blank layout stands without header and footer. */
export const StaticScreen = ({ view, site }: { view: StaticView; site: Site }) => {
  const content = (
    <>
      {view.settings.hideTitle ? <VisuallyHidden><h1>{view.title}</h1></VisuallyHidden> : <PageHeader title={view.title} {...(view.excerpt && { description: view.excerpt })} />}
      <Section><Body view={view} /></Section>
    </>
  );
  if (view.settings.pageLayout === 'blank') return <main id="main">{content}</main>;
  return <SiteFrame brand={site.brand} path={view.path}>{content}</SiteFrame>;
};
