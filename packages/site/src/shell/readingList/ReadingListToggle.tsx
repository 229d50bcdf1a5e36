import { ReadingListButton, type ReadingListButtonProps, Toast } from '@masthead/design-system';
import { readingServiceTexts } from '@masthead/texts/accountMenu';
import { siteBehavior } from '../behavior';
import { readingListUrl } from './readingListHints';

export type ReadingListToggleOptions = {
  path: string;
  /** Shown when the code of a change does not load. */
  failed: string;
};

export type ReadingListToggleProps = Pick<ReadingListButtonProps, 'verb' | 'label' | 'pressedLabel' | 'path'>;

/**
 * Saves or follows a page. Server HTML is the same for everyone: the state is filled in for readers who may be signed
 * in, and only they load its code. For all others the form leads to the sign-in page and back, and the page is added
 * then.
 */
export const ReadingListToggle = (props: ReadingListToggleProps) => (
  <div {...siteBehavior('reading-list-toggle', { path: props.path, failed: readingServiceTexts.unavailable })}>
    <ReadingListButton {...props} action={readingListUrl} />
    {/* The pattern of the toast that reports a refused change. */}
    <div hidden>
      <Toast tone="danger" />
    </div>
  </div>
);
