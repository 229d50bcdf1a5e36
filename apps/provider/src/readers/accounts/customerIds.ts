import { z } from 'zod';
import type { Sealer } from './sealing.ts';

/** An account and the session in which its id was issued. */
export type CustomerId = { accountId: string; sessionId: string };

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid() });

/** Encrypts ids for cookies (§4). The value of one cookie is invalid in another. */
export const createCustomerIds = ({ seal, open }: Sealer) => ({
  seal: (cookie: string, { accountId, sessionId }: CustomerId, expiresAt: Date): Promise<string> =>
    seal(cookie, { sub: accountId, sid: sessionId }, expiresAt),

  /** Decrypts a cookie's value. Undefined when it is forged, expired, truncated, from another cookie or of a version before 1.1. */
  open: async (cookie: string, text: string, now: Date): Promise<CustomerId | undefined> => {
    const claims = claimsSchema.safeParse(await open(cookie, text, now));
    return claims.success ? { accountId: claims.data.sub, sessionId: claims.data.sid } : undefined;
  },
});

export type CustomerIds = ReturnType<typeof createCustomerIds>;
