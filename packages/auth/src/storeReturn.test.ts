import { expect, test } from 'vitest';
import { isLogout, withReturnUrl } from './storeReturn.ts';

const here = new URL('https://news.example/2026/11/21/a-deal/?page=2#more');
const at = (address: string) => new URL(address, here);

test.each([
  ['/Registration/Login.aspx?promoCode=REM', '/2026/11/21/a-deal/?page=2'],
  ['/Registration/default.aspx?promoCode=REM', '/2026/11/21/a-deal/?page=2'],
])('SPEC 7.2: %s brings the reader back to the page', (address, back) => {
  const complete = withReturnUrl(at(address), here);
  expect(complete?.searchParams.get('returnUrl')).toBe(back);
  expect(complete?.searchParams.get('promoCode')).toBe('REM');
});

test.each([
  ['a return address of its own', '/Registration/Login.aspx?returnUrl=%2F'],
  ['another page of the store', '/Registration/MyAccount.aspx'],
  ['a page of another site', 'https://store.example/Registration/Login.aspx'],
  ['a page of this site', '/markets/'],
])('%s is left as it is', (_, address) => expect(withReturnUrl(at(address), here)).toBeUndefined());

test.each([
  ['/Registration/Logout.aspx?promoCode=REM', true],
  ['/Registration/Login.aspx', false],
  ['https://elsewhere.example/Registration/Logout.aspx', false],
])('%s signs out: %s', (address, signsOut) => expect(isLogout(at(address), at('/Registration/Logout.aspx?a=b'))).toBe(signsOut));
