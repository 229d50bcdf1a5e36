import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { siteLayout } from '../../shell/layout/siteLayout';
import { missingMetadata } from '../../framework/metadata';
import { NotFoundPage } from '../../shell/page/NotFoundPage';

/**
 * What an address that matches no route gets (SPEC §8): a document of its own, made once.
 * As a not-found boundary of the layout it would travel unseen with every page.
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
