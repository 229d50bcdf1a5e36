/** In pages of the build that are sent in place of others: replaced by the id of the request. */
export const requestIdPlaceholder = 'request-id-of-this-page';
