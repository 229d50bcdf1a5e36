'use client';
import { lazy, Suspense } from 'react';
// Styles of a lazy component are not in the server's HTML unless the page imports them.
import './SnapControls.css';
import type { SnapControlsProps } from './SnapButtons.client';

const SnapButtons = lazy(() => import('./SnapButtons.client').then((module) => ({ default: module.SnapButtons })));

/** The controls of a row that snaps. Only pages with such a row load their code. */
export const SnapControls = (props: SnapControlsProps) => (
  <Suspense>
    <SnapButtons {...props} />
  </Suspense>
);
