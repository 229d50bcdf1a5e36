import {
  ButtonLink,
  ButtonRow,
  EmptyResults,
  Grid,
  GridItem,
  OneColumn,
  PageHeader,
  Section,
  SectionHead,
  StreamList,
  type TeaserStory,
  ErrorState,
  ReadingList,
  Skeleton,
  Toast,
  type Link,
} from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { savedTexts, savedListTexts } from '@masthead/texts/readingList';
import { toTeaser } from '../../content/story/story';
import type { PageContext } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { VisitorOnly } from '../../shell/visitor/VisitorOnly';
import { pageMetadata } from '../../framework/metadata';
import { found } from '../../framework/result';
import { definePage } from '../../framework/definePage';
import { siteBehavior } from '../../shell/behavior';

type SavedListProps = {
  /** Where readers find stories to save, and pages to follow. */
  sections: readonly Link[];
  signIn: Link;
};

/** The reader's list, loaded after the page, which is the same for everyone: its states, of which one is shown. */
const SavedList = ({ sections, signIn }: SavedListProps) => (
  <div {...siteBehavior('saved-list')}>
    <Toast />
    <div data-state="loading">
      <Skeleton text="h4" lines={8} />
    </div>
    <div data-state="signed-out" hidden>
      <EmptyResults title={savedListTexts.sessionEnded} advice={[savedListTexts.signInAgain]} links={[signIn]} />
    </div>
    <div data-state="failed" hidden>
      <ErrorState title={savedListTexts.unavailable}>{savedListTexts.tryLater}</ErrorState>
    </div>
    <ReadingList
      data-state="loaded"
      hidden
      empty={{
        saved: (
          <EmptyResults title={savedListTexts.nothingSaved} advice={[savedListTexts.saveAdvice]} headingLevel={3} />
        ),
        follows: (
          <EmptyResults
            title={savedListTexts.nothingFollowed}
            advice={[savedListTexts.followAdvice]}
            links={sections}
            headingLevel={3}
          />
        ),
      }}
    />
  </div>
);

/** The view of the reading list: the same for everyone. */
type SavedView = {
  title: string;
  description: string;
  /** For readers without a list. */
  stories: TeaserStory[];
};

/** The reading list. Its content is that of the reader's account, so browsers load it after the page. */
const SavedScreen = ({ view: { title, description, stories }, page }: { view: SavedView; page: PageContext }) => {
  const { signIn, register, secondaryItems } = page.brand.menu;
  const sections = secondaryItems.slice(0, 3).map((item) => ({ title: item.title, url: item.titleUrl }));
  return (
    <SiteFrame page={page}>
      <PageHeader title={title} description={description} trail={[{ title: savedTexts.home, url: href('home', {}) }]} />
      <Section>
        <OneColumn width="page">
          <VisitorOnly audience="signedOut">
            <Grid>
              <GridItem span={{ l: 4 }}>
                <EmptyResults
                  title={savedTexts.signIn}
                  advice={[savedTexts.adviceSave, savedTexts.adviceFollow, savedTexts.adviceAccount]}
                />
                <ButtonRow>
                  <ButtonLink link={register} />
                  <ButtonLink link={signIn} look="line" />
                </ButtonRow>
              </GridItem>
              {stories.length > 0 && (
                <GridItem span={{ l: 8 }} edge="ruled">
                  <SectionHead title={savedTexts.worthSaving} weight="light" />
                  <StreamList stories={stories} headingLevel={3} />
                </GridItem>
              )}
            </Grid>
          </VisitorOnly>
          <VisitorOnly audience="signedIn">
            <SavedList sections={sections} signIn={signIn} />
          </VisitorOnly>
        </OneColumn>
      </Section>
    </SiteFrame>
  );
};

/** The reading list of a reader: the frame, which is the same for everyone. */
export const savedPage = definePage({
  load: async ({ brand, content }) => {
    const { recent } = await content.query({
      route: 'saved',
      parts: { recent: createQuery('package-by-position', { position: 'home-recent', site: brand.site }) },
    });
    const stories = recent.ok ? (recent.value.getPackageByPosition?.articles ?? []) : [];
    return found({ title: savedTexts.title, description: savedTexts.lede, stories: stories.map(toTeaser(brand)) });
  },
  Screen: SavedScreen,
  metadata: ({ title, description }, { brand }) =>
    pageMetadata(brand, { title, description, path: href('saved', {}), robots: 'noindex' }),
});
