import type { Brand } from '@masthead/config';
import type { Link } from '@masthead/design-system';
import type { ReactNode } from 'react';
import type { PageError } from './result';

/** Props of the component that page definitions render when a page cannot be shown. */
export type PageFailureProps = {
  brand: Brand;
  error: PageError;
  /** `cache` (the default): once for all visitors; `request`: for each request. */
  rendering?: 'cache' | 'request';
  /** Raw detail (§2.4), for a verified internal user's request; never on a cached page. */
  detail?: string | undefined;
  /** Stories on the server-error screen. */
  stories?: readonly Link[];
  /** Replaces the server-error screen. */
  fallback?: ReactNode;
};
