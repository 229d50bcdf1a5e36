// ---- Documents of the browser, without a client ----
export {
  GetCustomerDocument,
  type GetCustomerQuery,
  type GetCustomerQueryVariables,
} from './visitor/getCustomer.generated.ts';
