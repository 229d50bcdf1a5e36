import { hasModule } from '@masthead/config';
import { AuthorHeader, Pagination, Section, Stack, StreamList, TrendingList } from '@masthead/design-system';
import { authorScreenTexts } from '@masthead/texts/article';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { ReadingListToggle } from '../../shell/readingList/ReadingListToggle';
import { MoreStories } from '../../shell/page/MoreStories';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { withPage } from '../../routing/href';
import { authorData } from '../../framework/structuredData/lists';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { type AuthorView, loadAuthor } from './loadAuthor';
import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** An author's page (§2.1). */
const AuthorScreen = ({ view, page }: { view: AuthorView; page: PageContext }) => (
  <SiteFrame page={page}>
    <StructuredData data={authorData(page.brand, view)} />
    <Section>
      <TwoColumns page={page} rail={<TrendingList stories={view.trending} />}>
        <Stack space={6}>
          <AuthorHeader
            name={view.name}
            social={view.social}
            follow={
              hasModule(page.brand, 'reading-list') && (
                <ReadingListToggle
                  verb="follow"
                  label={authorScreenTexts.follow(view.name)}
                  pressedLabel={authorScreenTexts.following(view.name)}
                  path={view.path}
                />
              )
            }
            {...(view.role && { role: view.role })}
            {...(view.description && { description: view.description })}
            {...(view.portrait && { portrait: view.portrait })}
          />
          <div>
            <StreamList stories={view.stories} headingLevel={2} />
            <Pagination page={view.page} total={view.pages} hrefFor={(page) => withPage(view.path, page)} />
          </div>
          {view.moreStories && <MoreStories {...view.moreStories} />}
        </Stack>
      </TwoColumns>
    </Section>
  </SiteFrame>
);

/** An author's page (§2.1). */
export const authorPage = definePage({
  load: loadAuthor,
  Screen: AuthorScreen,
  canonicalPath: ({ path }) => path,
  metadata: (view, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(view.name, view.page),
      description: view.description ?? authorScreenTexts.stories(view.name, brand.name),
      path: withPage(view.path, view.page),
      image: view.portrait,
    }),
});
