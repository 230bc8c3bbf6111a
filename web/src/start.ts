import './app/look.ts';
import { possibleOwner } from './lib/api/tokens.ts';
import { restoreDrafts } from './lib/drafts/draft-store.ts';
import { takeOverOldDrafts } from './lib/drafts/old-drafts.ts';

takeOverOldDrafts();
void restoreDrafts();

/** At home, where somebody is signed in as far as this browser knows, the sheet comes before all else. */
async function sheetFirst() {
  const root = document.getElementById('root');
  const owner = possibleOwner();
  if (!root || owner === null || window.location.pathname !== '/') return null;
  const { writeEarly } = await import('./write-early.ts');
  const sheet = writeEarly(root, owner);
  await drawn();
  return sheet;
}

/** Settles once what was drawn is on the screen; a hidden page draws nothing. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** A page on which nothing would ever stand says so. */
function sayMissing() {
  const heading = document.createElement('h1');
  heading.textContent = 'This page did not arrive';
  const again = document.createElement('button');
  again.textContent = 'Reload';
  again.addEventListener('click', () => window.location.reload());
  document.getElementById('root')?.replaceChildren(heading, again);
}

// Without it the application has its own.
const sheet = await sheetFirst().catch(() => null);
await import('./main.tsx').catch((error: unknown) => {
  if (sheet) sheet.sayMissing();
  else sayMissing();
  throw error;
});
