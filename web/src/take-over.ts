import { placeNotes } from './features/blog/article/place-notes.ts';
import './take-over.css';
import './take-over-words.css';

/**
 * Runs on pages whose words the server has written (D63). They stay on screen while the application
 * draws the same page underneath, unseen, and go in one step once it has: nothing flashes, and nobody
 * who has begun to read loses their place. Where the application never comes, they stay.
 */
const served = document.getElementById('served');
const root = document.getElementById('root');

/** The application's page with its words: a heading, and nothing that says it is on its way. */
const isDrawn = () =>
  root?.querySelector('main h1') && !root.querySelector('main [role="status"] [aria-hidden]');

/** A page whose parts never arrive says so itself. */
const PATIENCE_MS = 5000;

if (served) placeNotes(served);

if (served && root) {
  const begun = performance.now();
  const watcher = new MutationObserver(look);
  watcher.observe(root, { childList: true, subtree: true });
  const late = setInterval(look, 500);

  function look() {
    const isLate = performance.now() - begun > PATIENCE_MS && root?.querySelector('main, h1');
    if (!isDrawn() && !isLate) return;
    watcher.disconnect();
    clearInterval(late);
    // What was focused goes with its page: a Tab begins at the top of the new one.
    served?.remove();
  }
  look();
}
