/**
 * The minified text of GetCustomer.graphql; a test compares them. The parsed document with a printer would be four times
 * as large in the browser.
 */
export const customerQuery =
  'query GetCustomer($encryptedCustomerId:ID!){getCustomer(encryptedCustomerId:$encryptedCustomerId){id firstName middleName lastName title promoCode subscriptions{id productId status}}}';
