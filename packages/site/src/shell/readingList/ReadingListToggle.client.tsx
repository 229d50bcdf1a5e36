'use client';

import { ReadingListButton, type ReadingListButtonProps } from '@masthead/design-system';
import { type FormEvent, useEffect, useState } from 'react';
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

/** Adds or removes the page. A reader whose session has ended is sent to the sign-in page and back. */
const changePage = async (
  path: string,
  next: boolean,
  setPressed: (pressed: boolean) => void,
  form?: HTMLFormElement,
): Promise<void> => {
  setPressed(next);
  const reply = await (await loadService()).changePage(path, next ? 'add' : 'remove');
  if (reply.state === 'done') return;
  setPressed(!next);
  if (reply.state === 'refused') window.alert(reply.message);
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

  useEffect(() => {
    if (!hasSignedInHint(document.documentElement)) return undefined;
    return afterPaint(() => {
      if (takePendingPath() === path) void changePage(path, true, setPressed);
      else void loadService().then(async ({ hasPage }) => setPressed(await hasPage(path)));
    });
  }, [path]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    if (!hasSignedInHint(document.documentElement)) return setPendingPath(path);
    event.preventDefault();
    return void changePage(path, !pressed, setPressed, event.currentTarget);
  };

  return <ReadingListButton {...props} action={readingListUrl} pressed={pressed} onSubmit={onSubmit} />;
};
