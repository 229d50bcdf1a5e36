export const rewrites = () => [{ source: '/:year(\\d{4})/:month(\\d{2})/:day(\\d{2})/:slug/', destination: '/~/article/:year/:month/:day/:slug/' }];
