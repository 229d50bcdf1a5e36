import { isScriptAdded, loadLibrary, withDeadline, type Library } from './library';
import { timing, type AdConsent, type AdPage, type AdsOptions } from './options';
import { applyConsent, configureLibrary, listenToLibrary, type LibraryEvents } from './requests';

/** The ad library during one page view, as far as the visitor's consent allows it. */
export type LibrarySession = {
  /** Resolves when consent is decided and the library has loaded or failed; undefined without consent or library. */
  load: () => Promise<Library | undefined>;
  /** The configured library, if there is one now. */
  getLibrary: () => Library | undefined;
  /** Whether the visitor has not chosen within `timing.consentTimeoutMs`. A missing choice is no refusal. */
  isConsentPending: () => boolean;
};

/** What the page does when consent changes or the library throws. */
type SessionHandlers = {
  events: LibraryEvents;
  /** Calls the library and catches its errors. */
  catchErrors: (callLibrary: () => void) => void;
  /** Called when consent is granted after an earlier refusal or the timeout. */
  onGranted: () => void;
  /** Called when consent is refused, while the library can still destroy its slots. */
  onRefused: () => void;
};

/** Waits for consent, loads and configures the library, and follows later changes of consent on the same page. */
export const createLibrarySession = (
  options: AdsOptions,
  page: AdPage,
  signal: AbortSignal,
  { events, catchErrors, onGranted, onRefused }: SessionHandlers,
): LibrarySession => {
  let library: Library | undefined;
  let listenedLibrary: Library | undefined;
  /** Undefined while the page waits for the choice, `pending` after `timing.consentTimeoutMs` without one. */
  let consent: AdConsent | 'pending' | undefined;

  const getGranted = (): 'allowed' | 'limited' | undefined =>
    consent === 'allowed' || consent === 'limited' ? consent : undefined;

  /** Reports withdrawn consent if the library was added, because a script cannot be removed from the document. */
  const reportWithdrawal = (): void => {
    if (consent === 'refused' && !signal.aborted && isScriptAdded(options.libraryUrl)) options.consent.onWithdrawn();
  };

  const open = async (): Promise<Library | undefined> => {
    if (!getGranted()) return undefined;
    const opened = await loadLibrary(options.libraryUrl, timing.libraryTimeoutMs, signal);
    const granted = getGranted(); // Consent may have changed meanwhile.
    if (!opened || signal.aborted || !granted) return undefined;
    catchErrors(() => {
      configureLibrary(opened, page, granted);
      if (listenedLibrary !== opened) listenToLibrary(opened, signal, events);
      library = listenedLibrary = opened;
    });
    return library;
  };

  const openFirst = async (): Promise<Library | undefined> => {
    consent = (await withDeadline(timing.consentTimeoutMs, signal, options.consent.getConsent())) ?? 'pending';
    reportWithdrawal();
    return open();
  };

  let ready = openFirst();

  const unsubscribe = options.consent.subscribe((next) => {
    if (consent === undefined || next === consent) return;
    const wasGranted = getGranted() !== undefined;
    consent = next;
    if (next === 'refused') {
      onRefused();
      reportWithdrawal();
      library = undefined;
      ready = Promise.resolve(undefined);
    } else if (!wasGranted) {
      ready = open();
      onGranted();
    } else if (library) {
      const current = library;
      catchErrors(() => applyConsent(current, next));
    }
  });
  signal.addEventListener('abort', unsubscribe, { once: true });

  return { load: () => ready, getLibrary: () => library, isConsentPending: () => consent === 'pending' };
};
