'use client';
import { lazy, Suspense } from 'react';
import type { SnapControlsProps } from './SnapButtons.client';

const SnapButtons = lazy(() => import('./SnapButtons.client').then((module) => ({ default: module.SnapButtons })));

/** The controls of a row that snaps. Only pages with such a row load their code. */
export const SnapControls = (props: SnapControlsProps) => (
  <Suspense>
    <SnapButtons {...props} />
  </Suspense>
);
