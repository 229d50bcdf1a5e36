import { expect, test } from 'vitest';
import { matchEndpoint } from './endpoints';

test.each([
  ['/api/forms/nomination/', 'forms', { form: 'nomination' }],
  ['/api/visitor/graphql/', 'visitor-graphql', {}],
  [
    '/Registration/JsonWebService.svc/GetBasicUserInfo',
    'registration',
    { path: ['JsonWebService.svc', 'GetBasicUserInfo'] },
  ],
  ['/data-api/audience/a%40b.example/', 'audience', { email: 'a%40b.example' }],
  ['/images/tower/', 'images', { path: ['tower'] }],
  ['/healthcheck/', 'healthcheck', { probe: [] }],
  ['/healthcheck/ready/', 'healthcheck', { probe: ['ready'] }],
  ['/robots.txt', 'robots', {}],
  ['/views', 'views', {}],
])('%s is the endpoint %s', (path, name, params) => {
  expect(matchEndpoint(path)).toEqual({ name, params });
});

test.each(['/', '/api/', '/api/forms/', '/registration/signin/', '/robots-txt', '/imagesof/', '/deals/', '/viewsx/'])(
  '%s is none',
  (path) => expect(matchEndpoint(path)).toBeUndefined(),
);
