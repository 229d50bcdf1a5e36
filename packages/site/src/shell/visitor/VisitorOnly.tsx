import type { ReactNode } from 'react';
import { audiences } from './visitor.css';

/** Content for visitors who may be signed in, or for all others, in the same HTML (§2.9). */
export const VisitorOnly = ({ audience, children }: { audience: keyof typeof audiences; children: ReactNode }) => (
  <div className={audiences[audience]}>{children}</div>
);
