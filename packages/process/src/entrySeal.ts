import { createHmac, timingSafeEqual } from 'node:crypto';
import { createRepeatLimit } from './repeatLimit.ts';

/** Options of `createEntrySeal`. */
type EntrySealOptions = {
  /** The secret of all instances. Without one anybody can write a code: for development. */
  secret: string | undefined;
  /** Called for the first rejected entry, then once a minute with their count. */
  onRejected: (count: number) => void;
};

/** The characters of a code in base64url. */
const codeLength = 43;

/**
 * Adds an authentication code (HMAC-SHA256) to entries of a store outside the process, so that write access to
 * the store does not suffice to inject pages. The code includes the key of the entry.
 */
export const createEntrySeal = ({ secret = '', onRejected }: EntrySealOptions) => {
  const limit = createRepeatLimit<'rejected'>({
    toCause: (event) => event,
    write: (_, { count }) => onRejected(count),
  });
  const macKey = createHmac('sha256', secret).update('masthead shared store').digest();
  const toCode = (key: string, text: string): string =>
    createHmac('sha256', macKey).update(JSON.stringify(key)).update(text).digest('base64url');
  return {
    seal: (key: string, text: string): string => toCode(key, text) + text,
    /** Returns the text of an entry; undefined if there is none or its code does not match. */
    open: (key: string, sealed: string | null | undefined): string | undefined => {
      if (sealed == null) return undefined;
      const text = sealed.slice(codeLength);
      const expected = Buffer.from(toCode(key, text));
      const received = Buffer.from(sealed.slice(0, codeLength));
      if (received.length === expected.length && timingSafeEqual(received, expected)) return text;
      limit.report('rejected');
      return undefined;
    },
  };
};
