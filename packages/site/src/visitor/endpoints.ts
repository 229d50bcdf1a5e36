/**
 * Where the browser asks for the visitor's own data: always at the site's own origin, which hands the question on
 * (SPEC §7.1, §7.2). All end in a slash, as every address of the site: without it each question is asked twice.
 */
export const visitorEndpoints = {
  graphql: '/api/visitor/graphql/',
  basicUserInfo: '/Registration/JsonWebService.svc/GetBasicUserInfo/',
  demographics: '/userdemographics/',
} as const;
