import { pendingPathKey, setPendingPath } from './readingListHints';
import { changePage, hasPage } from './readingListService';

/** Setters of a button: whether its page is in the list, and why a change was refused. */
export type ToggleSetters = {
  setPressed: (pressed: boolean) => void;
  setRefusal: (message: string) => void;
  /** Moves the focus to the button. */
  focus: () => void;
};

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

/** Adds or removes the page, and resets the button on failure. Without a session it leads to the sign-in. */
export const submitChange = async (
  path: string,
  next: boolean,
  { setPressed, setRefusal }: ToggleSetters,
  form?: HTMLFormElement,
): Promise<void> => {
  const reply = await changePage(path, next ? 'add' : 'remove');
  if (reply.state === 'done') return;
  setPressed(!next);
  if (reply.state === 'refused') setRefusal(reply.message);
  else if (form) {
    setPendingPath(path);
    form.submit();
  }
};

/** Shows the state, or adds the page after a sign-in. A press in the meantime makes a response outdated. */
export const showState = async (path: string, setters: ToggleSetters, hasChanged: () => boolean): Promise<void> => {
  if (takePendingPath() === path) {
    setters.setPressed(true);
    // Screen readers miss live regions while a page loads, and announce the button that gets the focus with its state.
    if (document.activeElement === document.body) setters.focus();
    return submitChange(path, true, setters);
  }
  const isListed = await hasPage(path);
  if (!hasChanged()) setters.setPressed(isListed);
};
