// ---- The visitor's own questions, without a client ----
export { GetCustomerDocument, type GetCustomerQuery } from './visitor/getCustomer.generated.ts';
