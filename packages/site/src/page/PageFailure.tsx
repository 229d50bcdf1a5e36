import type { Brand } from '@masthead/config';
import { notFound as answer404 } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundPage } from '../screens/errors/NotFoundPage';
import { ServerErrorPage } from '../screens/errors/ServerErrorPage';
import { ErrorHold } from './ErrorHold.client';
import { ContentFault, type PageError } from './result';

const Fail = ({ error }: { error: PageError }): never => {
  if (error.kind === 'not-found') return answer404();
  throw new ContentFault(error);
};

export type PageFailureProps = {
  brand: Brand;
  error: PageError;
  /** How the page is made: once for everyone, or for each request. */
  rendering?: 'cache' | 'request';
};

/**
 * What a page that cannot be shown answers: its status, and the whole error screen at once.
 *
 * A cached page throws inside a Suspense boundary whose fallback is that screen; Next alone sends an empty body.
 * A page made for each request would have answered 200 by then: it throws before anything is sent, and the browser
 * shows the screen.
 */
export const PageFailure = ({ brand, error, rendering = 'cache' }: PageFailureProps) => {
  const screen = error.kind === 'not-found' ? <NotFoundPage brand={brand} /> : <ServerErrorPage brand={brand} />;
  const failing = (
    <ErrorHold screen={screen}>
      <Fail error={error} />
    </ErrorHold>
  );
  return rendering === 'request' ? failing : <Suspense fallback={screen}>{failing}</Suspense>;
};
