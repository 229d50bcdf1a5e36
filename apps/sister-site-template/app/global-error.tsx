'use client';

export { GlobalErrorScreen as default } from '@masthead/site/global-error';
