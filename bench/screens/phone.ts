import type { Browser, BrowserContext } from '@playwright/test';

/** A phone of the middle range, in place of this machine's processor. */
export const SLOWER = 4;
const WRITTEN = 12;

/** A phone on which somebody is signed in who has written twelve entries. */
export async function aWritersPhone(
  browser: Browser,
  baseURL: string,
  username: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  const headers = { origin: baseURL };
  const signedIn = await context.request.post('/api/register', {
    headers,
    data: {
      ...{ username, email: `${username}@example.org` },
      ...{ password: 'harbour-lamp-41', confirmPassword: 'harbour-lamp-41' },
    },
  });
  const { accessToken } = await signedIn.json();
  for (let page = 0; page < WRITTEN; page++) {
    await context.request.post('/api/entries', {
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      data: { content: `The lamp was on at three, for the ${page}th time.`, mood: 'calm' },
    });
  }
  return context;
}
