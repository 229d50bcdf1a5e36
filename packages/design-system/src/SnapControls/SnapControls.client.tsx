'use client';
import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart';
import type { SnapControlsProps } from './SnapButtons.client';

const SnapButtons = lazyPart(() => import('./SnapButtons.client').then(({ SnapButtons }) => SnapButtons));

/** The controls of a row that snaps. Only pages with such a row load their code. */
export const SnapControls = (props: SnapControlsProps) => (
  <Suspense>
    <SnapButtons {...props} />
  </Suspense>
);
