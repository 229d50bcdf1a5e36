import type { Brand } from '@masthead/config';
import type { Metadata } from 'next';
import { notFound as answer404 } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { missingMetadata } from '../../framework/metadata';
import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';
import { ErrorHold } from './ErrorHold.client';
import { answerWith } from '../../server/response';
import { ContentFault, type PageError } from '../../framework/result';

const Fail = ({ error }: { error: PageError }): never => {
  if (error.kind === 'not-found') return answer404();
  throw new ContentFault(error);
};

export type PageFailureProps = {
  brand: Brand;
  error: PageError;
  /** How the page is made: once for everyone, or for each request. */
  rendering?: 'cache' | 'request';
  /** Raw detail (SPEC §2.4), for a request that was proved to be an internal user's; never on a cached page. */
  detail?: string | undefined;
  /** What stands in place of the server-error screen. */
  standIn?: ReactNode;
};

/**
 * What a page that cannot be shown answers: its status, and the whole error screen at once.
 *
 * A cached page throws inside a Suspense boundary whose fallback is that screen; Next alone sends an empty body.
 * A page made for each request would have answered 200 by then: it sets the status itself and throws nothing.
 */
export const PageFailure = ({ brand, error, rendering = 'cache', detail, standIn }: PageFailureProps) => {
  const screen =
    error.kind === 'not-found' ? (
      <NotFoundPage brand={brand} address={error.address} />
    ) : (
      (standIn ?? <ServerErrorPage brand={brand} {...(detail && { detail })} />)
    );
  if (rendering === 'request' && answerWith(error.kind === 'not-found' ? 404 : 500)) return screen;
  const failing = (
    <ErrorHold screen={screen}>
      <Fail error={error} />
    </ErrorHold>
  );
  return rendering === 'request' ? failing : <Suspense fallback={screen}>{failing}</Suspense>;
};

/** Metadata of a failed page that is made for its request: nothing is thrown there, so it keeps itself out of search engines. */
export const failureMetadata = (error: PageError, brand: Brand): Metadata => ({
  ...missingMetadata(error, brand),
  robots: { index: false, follow: false },
});
