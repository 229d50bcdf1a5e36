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
} from '@masthead/design-system';
import { savedTexts } from '@masthead/texts/readingList';
import type { PageContext } from '../../framework/pageContext';
import { href } from '../../routing/href';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import { VisitorOnly } from '../../shell/visitor/VisitorOnly';
import { SavedList } from './SavedList';

/** The view of the reading list: the same for everyone. */
export type SavedView = {
  title: string;
  description: string;
  /** For readers without a list. */
  stories: TeaserStory[];
};

/** The reading list. Its content is that of the reader's account, so browsers load it after the page. */
export const SavedScreen = ({
  view: { title, description, stories },
  page,
}: {
  view: SavedView;
  page: PageContext;
}) => {
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
