/** What to test: a running site, as origins, and another browser. */
type Choice = {
  /** A running site that is tested instead of one that the tests start. */
  site: string | undefined;
  /** The provider of that site. */
  provider: string;
  /** The folder of that provider's mails: its DATA_DIR/outbox. */
  outbox: string;
  /** A Chromium in which the tests that depend on the browser run too. Empty: none. */
  otherChromium: string;
};

const toOrigin = (address: string | undefined): string | undefined => (address ? new URL(address).origin : undefined);

export const env: Choice = {
  site: toOrigin(process.env.E2E_ORIGIN),
  provider: toOrigin(process.env.E2E_PROVIDER_ORIGIN) ?? 'http://localhost:4000',
  outbox: process.env.E2E_OUTBOX ?? '',
  otherChromium: process.env.E2E_OTHER_CHROMIUM ?? '',
};

/** Whether the exhaustive and slow tests run too: `npm run test:full`. */
export const isFullRun = process.env.TEST_SCOPE === 'full';
