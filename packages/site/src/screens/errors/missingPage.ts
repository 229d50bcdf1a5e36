import { definePage } from '../../page/definePage';
import { notFound } from '../../page/result';

/** An address that matches no route (SPEC §8) for the app tree: the 404 screen in the site's layout. */
export const missingPage = definePage<never>({
  load: () => Promise.resolve(notFound),
  Screen: (): never => {
    throw new Error('A page that is not there has no screen.');
  },
  metadata: (): never => {
    throw new Error('A page that is not there has no metadata.');
  },
});
