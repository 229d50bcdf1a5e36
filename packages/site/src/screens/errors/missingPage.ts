import { definePage } from '../../shell/page/definePage';
import { unmatched } from '../../framework/result';

/** An address that matches no route (SPEC §2.4, §8) for the app tree: the 404 screen in the site's layout, or a compact one in place of a file. */
export const missingPage = definePage<never>({
  load: (_site, { any }) => Promise.resolve(unmatched(any === 'file' ? 'file' : 'unmatched')),
  Screen: (): never => {
    throw new Error('A page that is not there has no screen.');
  },
  metadata: (): never => {
    throw new Error('A page that is not there has no metadata.');
  },
});
