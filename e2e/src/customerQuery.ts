import { type HttpResponse, get } from './http.ts';

/** The only GraphQL document that the site accepts, as the browser sends it. */
export const customerDocument =
  'query GetCustomer($encryptedCustomerId:ID!){getCustomer(encryptedCustomerId:$encryptedCustomerId){id firstName lastName subscriptions{id productId status}}}';

/** Sends a body to the GraphQL endpoint of the site. */
export const postQuery = (body: unknown, cookie = ''): Promise<HttpResponse> =>
  get('/api/visitor/graphql/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
