import { EmptyResults, NewsletterPicker, OneColumn, PageHeader, Section, Stack } from '@masthead/design-system';
import { newsletterScreenTexts } from '@masthead/texts/forms';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { EditorialContent } from '../static/EditorialPageContainer';
import { type NewslettersView, loadNewsletters } from './loadNewsletters';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { toEditorialMetadata } from '../static/editorialPage';

/** The newsletters of the publication, with samples and one sign-up form (§2.3). */
const NewslettersScreen = ({ view, page }: { view: NewslettersView; page: PageContext }) => (
  <SiteFrame page={page}>
    <PageHeader
      title={view.title}
      description={view.description}
      trail={[{ title: newsletterScreenTexts.home, url: '/' }]}
    />
    <Section>
      <OneColumn width="page">
        <Stack space={7}>
          {view.newsletters.length > 0 ? (
            <NewsletterPicker newsletters={view.newsletters} signUp={view.signUp} />
          ) : (
            <EmptyResults title={newsletterScreenTexts.noneYet} advice={[newsletterScreenTexts.firstHere]} />
          )}
          {view.editorial && <EditorialContent page={view.editorial} />}
        </Stack>
      </OneColumn>
    </Section>
  </SiteFrame>
);

/** The newsletters page (§2.3). */
export const newslettersPage = definePage({
  load: loadNewsletters,
  Screen: NewslettersScreen,
  metadata: ({ title, description, path, editorial }, { brand }) =>
    pageMetadata(brand, { title, description, ...(editorial && toEditorialMetadata(editorial)), path }),
});
