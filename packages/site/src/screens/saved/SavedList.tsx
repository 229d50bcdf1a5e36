import { EmptyResults, ErrorState, ReadingList, Skeleton, Toast, type Link } from '@masthead/design-system';
import { savedListTexts } from '@masthead/texts/readingList';
import { siteBehavior } from '../../shell/behavior';

/** Props of `SavedList`. */
export type SavedListProps = {
  /** Where readers find stories to save, and pages to follow. */
  sections: readonly Link[];
  signIn: Link;
};

/** The reader's list, loaded after the page, which is the same for everyone: its states, of which one is shown. */
export const SavedList = ({ sections, signIn }: SavedListProps) => (
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
