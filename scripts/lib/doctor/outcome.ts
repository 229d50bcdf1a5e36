import type { Facts, Role } from './facts.ts';

/** `skip`: there was nothing to check, such as an address that was not given. */
export type Outcome =
  | { result: 'pass' | 'skip'; detail: string }
  | { result: 'warn' | 'fail'; detail: string; fix: string };

export type Check = { name: string; role: Role; verify: (facts: Facts) => Outcome };

export const pass = (detail: string): Outcome => ({ result: 'pass', detail });
/** There was nothing to check. */
export const skip = (detail: string): Outcome => ({ result: 'skip', detail });
/** Something that an operator should change. */
export const warn = (detail: string, fix: string): Outcome => ({ result: 'warn', detail, fix });
/** Something that must change before the public has access. */
export const fail = (detail: string, fix: string): Outcome => ({ result: 'fail', detail, fix });
