'use client';

import {
  type DigestChoice,
  EmptyResults,
  ErrorState,
  ReadingList,
  Skeleton,
  Toast,
  type Link,
} from '@masthead/design-system';
import { useEffect, useRef, useState } from 'react';
import { savedListTexts } from '@masthead/texts/readingList';
import type { ReadingListContent } from '../../shell/readingList/readingListService';
import { hasSignedInHint } from '../../shell/visitor/signedInHint';
import { useVisitor } from '../../shell/visitor/visitorChannel.client';

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

const without = (content: ReadingListContent, removed: readonly string[]): ReadingListContent => ({
  ...content,
  saved: content.saved.filter(({ url }) => !removed.includes(url)),
  follows: content.follows.filter(({ url }) => !removed.includes(url)),
});

/** The reader's list. It is loaded after the page, which is the same for everyone. */
export const SavedList = ({ sections, signIn }: SavedListProps) => {
  const [state, setState] = useState<State>('loading');
  /** URLs of entries that the reader has removed since the list was loaded. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [message, setMessage] = useState<string>();
  /** Number of removals without a response. */
  const pending = useRef(0);

  const { visitor } = useVisitor();
  // The hint decides while the visitor is unknown, and appears before the visitor of a sign-in in another tab.
  const mayBeSignedIn = visitor.state !== 'signed-out';

  useEffect(() => {
    if (mayBeSignedIn && hasSignedInHint(document.documentElement)) void loadContent().then(setState);
  }, [mayBeSignedIn]);

  const remove = async (entry: Link): Promise<void> => {
    setRemoved((urls) => [...urls, entry.url]);
    setMessage(savedListTexts.removed(entry.title));
    pending.current += 1;
    const { changePage } = await loadService();
    const reply = await changePage(entry.url, 'remove');
    if (reply.state !== 'done') {
      setRemoved((urls) => urls.filter((url) => url !== entry.url));
      setMessage(savedListTexts.notRemoved(entry.title));
    }
    pending.current -= 1;
    // The last removal loads the list: before, it has entries that are being removed.
    if (pending.current > 0) return;
    // The stories of an unfollowed page disappear with it.
    const content = await loadContent();
    // The list stays in the page if it cannot be loaded again.
    if (pending.current > 0 || content === 'failed') return;
    setState(content);
    setRemoved([]);
  };

  const choose = async (digest: DigestChoice): Promise<void> => {
    if (typeof state === 'string') return;
    setState({ ...state, digest });
    const { chooseDigest } = await loadService();
    const reply = await chooseDigest(digest);
    if (reply.state === 'done') return setMessage(savedListTexts.digestSaved[digest]);
    setMessage(savedListTexts.digestNotChanged);
    return setState((current) => (typeof current === 'string' ? current : { ...current, digest: state.digest }));
  };

  return (
    <>
      <Toast message={message} onDismiss={() => setMessage(undefined)} />
      {state === 'loading' && <Skeleton text="h4" lines={8} />}
      {state === 'signed-out' && (
        <EmptyResults title={savedListTexts.sessionEnded} advice={[savedListTexts.signInAgain]} links={[signIn]} />
      )}
      {state === 'failed' && <ErrorState title={savedListTexts.unavailable}>{savedListTexts.tryLater}</ErrorState>}
      {typeof state !== 'string' && (
        <ReadingList
          {...without(state, removed)}
          digest={{ chosen: state.digest, onChoose: (digest) => void choose(digest) }}
          onRemove={(entry) => void remove(entry)}
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
      )}
    </>
  );
};
