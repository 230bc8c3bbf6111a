import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'A browser that gave no name'],
  [null, 'A browser that gave no name'],
])('%s is called what a person would call it', (userAgent, name) => {
  expect(deviceOf(userAgent).name).toBe(name);
});

it('a phone is known from a desk', () => {
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) Chrome/141 Mobile').isPhone).toBe(true);
  expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0').isPhone).toBe(false);
});
