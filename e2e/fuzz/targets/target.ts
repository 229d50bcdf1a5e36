import type { Arbitrary } from 'fast-check';
import type { HttpInput } from '../request.ts';

/** A part of the system that gets hostile inputs: its share of a run, and the generator of its inputs. */
export type Target = { name: string; weight: number; inputs: Arbitrary<HttpInput> };
