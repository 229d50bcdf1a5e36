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

/**
 * What a page that cannot be shown answers: its status, and the whole error screen at once.
 * It throws inside a Suspense boundary whose fallback is that screen; Next alone sends an empty body.
 */
export const PageFailure = ({ brand, error }: { brand: Brand; error: PageError }) => {
  const screen = error.kind === 'not-found' ? <NotFoundPage brand={brand} /> : <ServerErrorPage brand={brand} />;
  return (
    <Suspense fallback={screen}>
      <ErrorHold screen={screen}>
        <Fail error={error} />
      </ErrorHold>
    </Suspense>
  );
};
