import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { siteLayout } from './siteLayout';
import { missingMetadata } from '../framework/metadata';
import { NotFoundPage } from '../shell/page/NotFoundPage';

/**
 * Next's global not-found page (§8), a separate document. As a not-found boundary of the layout it would be part
 * of the payload of every page.
 */
export const globalNotFoundPage = (brand: Brand, className: string) => {
  const { Layout, generateMetadata } = siteLayout(brand, className);
  const metadata: Metadata = { ...generateMetadata(), ...missingMetadata({ kind: 'not-found' }, brand) };
  const Page = () => (
    <Layout>
      <NotFoundPage brand={brand} address="unmatched" />
    </Layout>
  );
  return { Page, metadata };
};
