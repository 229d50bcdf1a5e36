import { AuthorHeader, Pagination, Section, Stack, StreamList, TrendingList } from '@masthead/design-system';
import { SiteFrame } from '../../layout/SiteFrame';
import { ReadOn } from '../../page/ReadOn';
import type { Site } from '../../page/site';
import { TwoColumns } from '../../page/TwoColumns';
import { withPage } from '../../routes/href';
import { authorData } from '../../structuredData/lists';
import { StructuredData } from '../../structuredData/StructuredData';
import type { AuthorView } from './loadAuthor';

/** An author's page (SPEC §2.1). */
export const AuthorScreen = ({ view, site }: { view: AuthorView; site: Site }) => (
  <SiteFrame brand={site.brand} path={view.path}>
    <StructuredData data={authorData(site.brand, view)} />
    <Section>
      <TwoColumns brand={site.brand} path={view.path} rail={<TrendingList stories={view.trending} />}>
        <Stack space={6}>
          <AuthorHeader
            name={view.name}
            social={view.social}
            {...(view.role && { role: view.role })}
            {...(view.description && { description: view.description })}
            {...(view.portrait && { portrait: view.portrait })}
          />
          <div>
            <StreamList stories={view.stories} headingLevel={2} />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </div>
          {view.readOn && <ReadOn {...view.readOn} />}
        </Stack>
      </TwoColumns>
    </Section>
  </SiteFrame>
);
