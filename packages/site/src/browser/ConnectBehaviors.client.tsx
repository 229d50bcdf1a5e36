'use client';

import { connectBehaviors } from '@masthead/design-system/connect-behaviors';
import { useEffect } from 'react';
import { behaviors } from './behaviors';

/** Attaches behaviors to all pages, after hydration. */
export const ConnectBehaviors = () => {
  useEffect(() => connectBehaviors(document.body, behaviors), []);
  return null;
};
