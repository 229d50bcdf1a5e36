import { EmptyResults, OneColumn, PageHeader, Section } from '@masthead/design-system';
import type { PageContext } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { VisitorOnly } from '../../shell/visitor/VisitorOnly';
import { SavedList } from './SavedList.client';

/** The view of the reading list: the same for everyone. */
export type SavedView = { title: string; description: string };

/** The reading list. Its content is that of the reader's account, so browsers load it after the page. */
export const SavedScreen = ({ view: { title, description }, page }: { view: SavedView; page: PageContext }) => {
  const { signIn, register, secondaryItems } = page.brand.menu;
  const sections = secondaryItems.slice(0, 3).map((item) => ({ title: item.title, url: item.titleUrl }));
  return (
    <SiteFrame page={page}>
      <PageHeader title={title} description={description} trail={[{ title: 'Home', url: href('home', {}) }]} />
      <Section>
        <OneColumn width="page">
          <VisitorOnly audience="signedOut">
            <EmptyResults
              title="Sign in to keep a reading list"
              advice={[
                'Save stories to read later.',
                'Follow markets, topics and authors, and see what is new in them.',
                'Your list is on every device where you sign in. An account is free of charge.',
              ]}
              links={[signIn, register]}
            />
          </VisitorOnly>
          <VisitorOnly audience="signedIn">
            <SavedList sections={sections} signIn={signIn} />
          </VisitorOnly>
        </OneColumn>
      </Section>
    </SiteFrame>
  );
};
