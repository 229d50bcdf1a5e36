import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { missingMetadata } from '../../metadata/metadata';
import { NotFoundPage } from './NotFoundPage';

/** What an address that matches no route gets (SPEC §8). */
export const notFoundPage = (brand: Brand) => {
  const metadata: Metadata = missingMetadata({ kind: 'not-found' }, brand);
  const Page = () => <NotFoundPage brand={brand} />;
  return { Page, metadata };
};
