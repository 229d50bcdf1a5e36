'use client';

export { ErrorBoundaryScreen as default } from '@masthead/site/error-boundary';
