import { describe, expect, test } from 'vitest';
import { detectDevice, detectDeviceByUserAgent, type Device } from './device.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36';

describe('§9 device detection by user agent', () => {
  test.each<[string, Device]>([
    [chrome, 'desktop'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'desktop',
    ],
    [pixel, 'mobile'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    [
      'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
      'mobile',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
      'tablet',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'crawler'],
    [
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'crawler',
    ],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
      'crawler',
    ],
    ['Mediapartners-Google', 'crawler'],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', 'crawler'],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'crawler'],
    ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', 'crawler'],
    ['WhatsApp/2.23.20.0', 'crawler'],
    ['curl/8.5.0', 'crawler'],
    ['python-requests/2.32.0', 'crawler'],
    ['', 'crawler'],
  ])('%s is a %s', (userAgent, device) => {
    expect(detectDeviceByUserAgent(userAgent)).toBe(device);
  });
});

describe('§9 device detection by the headers of a CDN', () => {
  test.each<[Record<string, string>, Device]>([
    [{ 'cf-device-type': 'tablet' }, 'tablet'],
    [{ 'cloudfront-is-mobile-viewer': 'true', 'cloudfront-is-desktop-viewer': 'false' }, 'mobile'],
    [
      {
        'cloudfront-is-mobile-viewer': 'false',
        'cloudfront-is-tablet-viewer': 'false',
        'cloudfront-is-desktop-viewer': 'true',
      },
      'desktop',
    ],
    [{ 'x-akamai-device-characteristics': 'device_os=iOS;is_mobile=true;is_tablet=true' }, 'tablet'],
    [{ 'x-ua-device': 'mobile-iphone' }, 'mobile'],
    [{ 'sec-ch-ua-mobile': '?1' }, 'mobile'],
    [{ 'cf-verified-bot': 'true', 'cf-device-type': 'desktop' }, 'crawler'],
    [{ 'x-ua-device': 'bot' }, 'crawler'],
    [{ 'cf-verified-bot': 'false' }, 'desktop'],
    [{}, 'desktop'],
  ])('%j makes a desktop user agent a %s', (headers, device) => {
    expect(detectDevice(new Headers({ 'user-agent': chrome, ...headers }))).toBe(device);
  });

  test('a crawler with a phone user agent is a crawler', () => {
    expect(detectDevice(new Headers({ 'user-agent': 'Googlebot/2.1', 'cf-device-type': 'mobile' }))).toBe('crawler');
  });
});
