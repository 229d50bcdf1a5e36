'use client';

import { ReadingListButton, type ReadingListButtonProps } from '@masthead/design-system';
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../browser/domEvents';
import { hasSignedInHint } from '../visitor/signedInHint';
import { pendingPathKey, readingListUrl } from './readingListHints';

const loadService = () => import('./readingListService');

/** Takes the page that the reader wanted to add before signing in. */
const takePendingPath = (): string | null => {
  try {
    const path = sessionStorage.getItem(pendingPathKey);
    sessionStorage.removeItem(pendingPathKey);
    return path;
  } catch {
    // Without storage the reader presses the button again after signing in.
    return null;
  }
};

const setPendingPath = (path: string): void => {
  try {
    sessionStorage.setItem(pendingPathKey, path);
  } catch {
    // The same: the form leads to the sign-in page and back.
  }
};

/** The toast that reports a refused change: few readers ever see one, so its code is loaded with it. */
const Refusal = lazy(async () => ({ default: (await import('./Refusal.client')).Refusal }));

type Setters = { setPressed: (pressed: boolean) => void; setRefusal: (message: string | undefined) => void };

/** Adds or removes the page. A reader whose session has ended is sent to the sign-in page and back. */
const changePage = async (
  path: string,
  next: boolean,
  { setPressed, setRefusal }: Setters,
  form?: HTMLFormElement,
): Promise<void> => {
  setPressed(next);
  setRefusal(undefined);
  const reply = await (await loadService()).changePage(path, next ? 'add' : 'remove');
  if (reply.state === 'done') return;
  setPressed(!next);
  if (reply.state === 'refused') setRefusal(reply.message);
  else if (form) {
    setPendingPath(path);
    form.submit();
  }
};

/** Props of `ReadingListToggle`. */
export type ReadingListToggleProps = Pick<ReadingListButtonProps, 'verb' | 'label' | 'path'>;

/**
 * Saves or follows a page. Server HTML is the same for everyone: the state is filled in for readers who may be signed in,
 * and only they load its code. For all others the form leads to the sign-in page and back, and the page is added then.
 */
export const ReadingListToggle = (props: ReadingListToggleProps) => {
  const { path } = props;
  const [pressed, setPressed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The page that the reader has changed: a state that was requested before is out of date. */
  const changedPath = useRef<string>(undefined);

  const change = useCallback(
    (next: boolean, form?: HTMLFormElement): void => {
      changedPath.current = path;
      void changePage(path, next, { setPressed, setRefusal }, form);
    },
    [path],
  );

  useEffect(() => {
    if (!hasSignedInHint(document.documentElement)) return undefined;
    return afterPaint(() => {
      if (takePendingPath() === path) change(true);
      else
        void loadService().then(async ({ hasPage }) => {
          const isListed = await hasPage(path);
          if (changedPath.current !== path) setPressed(isListed);
        });
    });
  }, [path, change]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (!hasSignedInHint(document.documentElement)) return setPendingPath(path);
    event.preventDefault();
    return change(!pressed, event.currentTarget);
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
