import { type HttpResponse, get } from './http.ts';

/** The one document that a site's GraphQL address accepts, as the browser sends it: any other text is refused there. */
export const customerDocument =
  'query GetCustomer($encryptedCustomerId:ID!){getCustomer(encryptedCustomerId:$encryptedCustomerId){id firstName middleName lastName title promoCode subscriptions{id productId status}}}';

/** Sends a body to the site's GraphQL address. */
export const postQuery = (body: unknown, cookie = ''): Promise<HttpResponse> =>
  get('/api/visitor/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
