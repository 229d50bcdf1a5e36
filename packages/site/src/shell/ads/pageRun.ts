/** The advertising of the document, as far as one page needs it. */
export type Running<Page> = {
  ads: { show: (page: Page, arrived: number) => void; stop: () => void };
  page: () => Page;
};

export type PageRunParts<Page> = {
  /** Calls back when the page can be read, and answers how to call it off. */
  whenReadable: (start: () => void) => () => void;
  /** Brings the code, and answers the advertising of the document. */
  open: () => Promise<Running<Page> | undefined>;
  /** The same where it has come already: it is stopped at once, while the places of its slots stand. */
  opened: () => Running<Page> | undefined;
};

/**
 * Runs the slots of the page that is shown now, and answers how to end them. It may be ended at any moment, also before
 * anything has come, and begun again at once, as React does in strict mode.
 */
export const beginPage = <Page>({ whenReadable, open, opened }: PageRunParts<Page>): (() => void) => {
  let left = false;
  const arrived = performance.now();
  const callOff = whenReadable(async () => {
    const running = await open();
    if (!left) running?.ads.show(running.page(), arrived);
  });
  return () => {
    left = true;
    callOff();
    opened()?.ads.stop();
  };
};
