import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { failureMetadata } from '../../framework/metadata';
import { ServerErrorPage } from '../../shell/page/ServerErrorPage';

/**
 * The server-error screen (SPEC §2.4, §8) as a page of its own, made when the app is built. Nobody reaches it by its
 * address: the server sends it where a page fell apart while it was drawn (`packages/next-runtime/src/response/errorDocument.ts`).
 */
export const serverErrorPage = (brand: Brand) => {
  const metadata: Metadata = failureMetadata({ kind: 'unavailable', cause: undefined }, brand);
  const Page = () => <ServerErrorPage brand={brand} />;
  /** A page with a parameter: one without is found by its own address before the rule that keeps visitors out of its folder. */
  const generateStaticParams = () => [{ screen: 'whole' }];
  return { Page, metadata, generateStaticParams };
};
