import { notFound } from 'next/navigation';
// oxlint-disable-next-line eslint/no-restricted-imports -- Next caches no page that throws in a boundary
import { Suspense } from 'react';
import type { PageFailureProps } from '../../framework/pageFailure';
import { NotFoundPage } from './NotFoundPage';
import { ServerErrorPage } from './ServerErrorPage';
// oxlint-disable-next-line eslint/no-restricted-imports -- the boundary's content
import { ErrorHold } from './ErrorHold.client';
import { setStatus } from '@masthead/next-runtime/response-status';
import { ContentUnavailableError, type PageError } from '../../framework/result';

const Fail = ({ error }: { error: PageError }): never => {
  if (error.kind === 'not-found') return notFound();
  throw new ContentUnavailableError(error);
};

/**
 * Renders the error screen of a failed page with the right status.
 *
 * A cached page throws inside a Suspense boundary whose fallback is the screen, because Next alone sends an empty body.
 * A page rendered per request has already sent status 200 by then, so it sets the status itself and does not throw.
 */
export const PageFailure = ({
  brand,
  error,
  rendering = 'cache',
  stories = [],
  detail,
  fallback,
}: PageFailureProps) => {
  const screen =
    error.kind === 'not-found' ? (
      <NotFoundPage brand={brand} address={error.address} />
    ) : (
      (fallback ?? <ServerErrorPage brand={brand} stories={stories} {...(detail && { detail })} />)
    );
  if (rendering === 'request' && setStatus(error.kind === 'not-found' ? 404 : 500)) return screen;
  const failing = (
    <ErrorHold screen={screen}>
      <Fail error={error} />
    </ErrorHold>
  );
  return rendering === 'request' ? failing : <Suspense fallback={screen}>{failing}</Suspense>;
};
