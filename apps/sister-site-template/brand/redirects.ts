import { commonRedirects, defineRedirects } from '@masthead/config';

/** Addresses that people type, remember or have in old links, and where they lead. */
export const redirects = defineRedirects([...commonRedirects]);
