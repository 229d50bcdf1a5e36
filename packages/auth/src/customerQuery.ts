/**
 * GetCustomer.graphql as it goes over the wire. A test holds it to that document: the document itself, and a printer for
 * it, would be four times as much in the reader's browser.
 */
export const customerQuery =
  'query GetCustomer($encryptedCustomerId:ID!){getCustomer(encryptedCustomerId:$encryptedCustomerId){id firstName middleName lastName title promoCode subscriptions{id productId status}}}';
