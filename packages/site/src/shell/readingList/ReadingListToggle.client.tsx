'use client';

import { ReadingListButton, type ReadingListButtonProps } from '@masthead/design-system';
import { lazyPart } from '@masthead/design-system/lazy-part';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';
import { readingListUrl, setPendingPath } from './readingListHints';

const loadChanges = () => import('./changeReadingList');

/** The toast that reports a refused change: few readers ever see one, so its code is loaded with it. */
const Refusal = lazyPart(() => import('./Refusal.client').then(({ Refusal }) => Refusal));

/** Props of `ReadingListToggle`. */
export type ReadingListToggleProps = Pick<ReadingListButtonProps, 'verb' | 'label' | 'path'>;

/**
 * Saves or follows a page. Server HTML is the same for everyone: the state is filled in for readers who may be signed
 * in, and only they load its code. For all others the form leads to the sign-in page and back, and the page is added
 * then.
 */
export const ReadingListToggle = (props: ReadingListToggleProps) => {
  const { path } = props;
  const [pressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The last page that the reader has changed. */
  const changedPath = useRef<string>(undefined);

  useEffect(() => {
    if (!hasSignedInHint(document.documentElement)) return undefined;
    return afterPaint(
      () =>
        void loadChanges().then(({ showState }) =>
          showState(path, { setPressed, setRefusal }, () => changedPath.current === path),
        ),
    );
  }, [path]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (!hasSignedInHint(document.documentElement)) return setPendingPath(path);
    event.preventDefault();
    const form = event.currentTarget;
    changedPath.current = path;
    setPressed(!pressed);
    setRefusal(undefined);
    return void loadChanges().then(
      ({ submitChange }) => submitChange(path, !pressed, { setPressed, setRefusal }, form),
      () => setPressed(pressed), // Offline: the list has not changed.
    );
  };

  return (
    <>
      <ReadingListButton {...props} action={readingListUrl} pressed={pressed} onSubmit={onSubmit} />
      {refusal !== undefined && (
        <Suspense>
          <Refusal message={refusal} onDismiss={() => setRefusal(undefined)} />
        </Suspense>
      )}
    </>
  );
};
