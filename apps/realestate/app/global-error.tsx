'use client';

export { GlobalErrorScreen as default } from '@masthead/site/error-boundary';
