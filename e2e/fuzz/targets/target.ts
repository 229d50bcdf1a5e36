import type { Arbitrary } from 'fast-check';
import type { HttpInput } from '../request.ts';

/** A part of the system that is fuzzed. */
export type Target = {
  name: string;
  /** Its share of a run, relative to the other targets. */
  weight: number;
  /** Generates its hostile inputs. */
  inputs: Arbitrary<HttpInput>;
};
