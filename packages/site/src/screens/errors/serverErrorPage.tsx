import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { failureMetadata } from '../../framework/metadata';
import { ServerErrorPage } from '../../shell/page/ServerErrorPage';

/**
 * The server-error screen (§2.4, §8) as a page, prerendered by the build. It has no public address: the server
 * sends it in place of a page that failed during rendering (`packages/next-runtime/src/response/errorDocument.ts`).
 */
export const serverErrorPage = (brand: Brand) => {
  const metadata: Metadata = failureMetadata({ kind: 'unavailable', cause: undefined }, brand);
  const Page = () => <ServerErrorPage brand={brand} />;
  /**
   * A parameter without a meaning: Next serves a page without parameters at its own path before it applies the rewrite
   * that closes the folder.
   */
  const generateStaticParams = () => [{ placeholder: 'page' }];
  return { Page, metadata, generateStaticParams };
};
