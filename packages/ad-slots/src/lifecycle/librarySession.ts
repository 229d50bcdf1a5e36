import { isLoaded, openLibrary, withDeadline, type Library } from './library';
import { timing, type AdConsent, type AdPage, type AdsOptions } from './options';
import { applyConsent, configureLibrary, listenToLibrary, type LibraryEvents } from './requests';

/** The ad library during one page view, as far as the visitor's consent allows it. */
export type LibrarySession = {
  /** Resolves once consent and library are settled; undefined when either is missing. */
  load: () => Promise<Library | undefined>;
  /** The configured library, if there is one now. */
  getLibrary: () => Library | undefined;
  /** Whether the visitor has not answered the consent question in time. Not answering is no refusal. */
  isConsentPending: () => boolean;
};

/** What the page does when consent changes or the library throws. */
export type SessionHandlers = {
  events: LibraryEvents;
  /** Runs library code and reports what it throws. */
  guard: (work: () => void) => void;
  /** Called when consent is granted after the first answer or timeout. */
  onGranted: () => void;
  /** Called when consent is refused, while the library can still destroy its slots. */
  onRefused: () => void;
};

/** Waits for consent, loads and configures the library, and follows later changes of consent on the same page. */
export const createLibrarySession = (
  options: AdsOptions,
  page: AdPage,
  signal: AbortSignal,
  { events, guard, onGranted, onRefused }: SessionHandlers,
): LibrarySession => {
  let library: Library | undefined;
  let listenedLibrary: Library | undefined;
  /** Undefined while the page waits for the answer, `pending` once it has waited long enough. */
  let consent: AdConsent | 'pending' | undefined;

  const getGranted = (): 'allowed' | 'limited' | undefined =>
    consent === 'allowed' || consent === 'limited' ? consent : undefined;

  /** The library cannot be removed from the document, so a withdrawal is passed on. */
  const reportWithdrawal = (): void => {
    if (consent === 'refused' && !signal.aborted && isLoaded(options.libraryUrl)) options.consent.onWithdrawn();
  };

  const open = async (): Promise<Library | undefined> => {
    if (!getGranted()) return undefined;
    const opened = await openLibrary(options.libraryUrl, timing.libraryTimeoutMs, signal);
    const granted = getGranted(); // it may have changed meanwhile
    if (!opened || signal.aborted || !granted) return undefined;
    guard(() => {
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
      guard(() => applyConsent(current, next));
    }
  });
  signal.addEventListener('abort', unsubscribe, { once: true });

  return { load: () => ready, getLibrary: () => library, isConsentPending: () => consent === 'pending' };
};
