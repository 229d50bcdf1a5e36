'use client';

import { EmptyResults, ReadingList, Skeleton, type Link } from '@masthead/design-system';
import { useEffect, useRef, useState } from 'react';
import type { ReadingListContent } from '../../shell/readingList/readingListService';
import { hasSignedInHint } from '../../shell/visitor/signedInHint';

const loadService = () => import('../../shell/readingList/readingListService');

/** Props of `SavedList`. */
export type SavedListProps = {
  /** Where readers find stories to save, and pages to follow. */
  sections: readonly Link[];
  signIn: Link;
};

type State = ReadingListContent | 'loading' | 'signed-out' | 'failed';

const loadContent = async (): Promise<State> => {
  try {
    return await (await loadService()).loadReadingList();
  } catch (cause) {
    console.warn('The reading list could not be loaded.', cause);
    return 'failed';
  }
};

const without = (content: ReadingListContent, url: string): ReadingListContent => ({
  ...content,
  saved: content.saved.filter((entry) => entry.url !== url),
  follows: content.follows.filter((entry) => entry.url !== url),
});

/** The reader's list. It is loaded after the page, which is the same for everyone. */
export const SavedList = ({ sections, signIn }: SavedListProps) => {
  const [state, setState] = useState<State>('loading');
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (hasSignedInHint(document.documentElement)) void loadContent().then(setState);
  }, []);

  const remove = async (entry: Link): Promise<void> => {
    if (typeof state === 'string') return;
    setState(without(state, entry.url));
    setMessage(`Removed: ${entry.title}`);
    // The button is gone, so keyboard focus moves to the message.
    status.current?.focus();
    const { changePage } = await loadService();
    const reply = await changePage(entry.url, 'remove');
    if (reply.state !== 'done') setMessage(`Not removed: ${entry.title}. Try again later.`);
    // The stories of an unfollowed page disappear with it.
    setState(await loadContent());
  };

  return (
    <>
      <p role="status" ref={status} tabIndex={-1}>
        {message}
      </p>
      {state === 'loading' && <Skeleton shape="lines" text="h4" lines={8} />}
      {state === 'signed-out' && (
        <EmptyResults title="Your session has ended" advice={['Sign in again to see your list.']} links={[signIn]} />
      )}
      {state === 'failed' && (
        <EmptyResults title="Your list cannot be loaded just now" advice={['Try again in a few minutes.']} />
      )}
      {typeof state !== 'string' && (
        <ReadingList
          {...state}
          onRemove={(entry) => void remove(entry)}
          empty={{
            saved: (
              <EmptyResults
                title="You have not saved a story yet"
                advice={['Press Save under the headline of a story. It is here then, on all your devices.']}
                headingLevel={3}
              />
            ),
            follows: (
              <EmptyResults
                title="You follow nothing yet"
                advice={[
                  'Press Follow on the page of a market, a topic or an author. Its newest stories are here then.',
                ]}
                links={sections}
                headingLevel={3}
              />
            ),
          }}
        />
      )}
    </>
  );
};
