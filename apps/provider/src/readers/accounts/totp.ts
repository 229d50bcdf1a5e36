import { encodeQR } from 'qr';
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
/** Steps before and after the present one whose code is right, for clocks that differ and readers who type. */
const window = 1;
/** Steps within which a code shows that only the clocks differ: ten minutes. Such a code is refused. */
const clockWindow = 20;

/** `step` is the period of a right code. `clock`: the code would be right if the clocks of app and server agreed. */
type TotpResult = { kind: 'right'; step: number } | { kind: 'wrong' } | { kind: 'clock' };

/** Creates a key of 160 bits in base32, as authenticator apps read it. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

const toTotp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** Whether a text has the form of an app's code. */
export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text);

/** Checks a code of six digits (RFC 6238). */
export const checkTotp = (secret: string, token: string, now: Date): TotpResult => {
  // The library throws when the bytes of a text are more than its characters.
  if (!isTotpCode(token)) return { kind: 'wrong' };
  const totp = toTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window });
  if (delta !== null) return { kind: 'right', step: totp.counter({ timestamp }) + delta };
  return { kind: totp.validate({ token, timestamp, window: clockWindow }) === null ? 'wrong' : 'clock' };
};

/** The last step whose code is accepted now. A used step beyond it shows that the server's clock went back. */
export const getLastStep = (now: Date): number =>
  TOTP.counter({ period: periodSeconds, timestamp: now.getTime() }) + window;

/** Returns the key as a QR code in SVG. `issuer` and `label` name it in the app. */
export const renderTotpQr = (secret: string, issuer: string, label: string): string =>
  encodeQR(toTotp(secret, issuer, label).toString(), 'svg');
