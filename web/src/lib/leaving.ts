/** A page that was to be left is surely gone after this, or stays (a download, a letter to be written). */
const LEAVING_MS = 5000;

let leftAt = Number.NEGATIVE_INFINITY;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Waits while the browser may be leaving the page. It breaks off what is being fetched first, which
 * looks like a network that failed; what is done about that belongs to the next visit then.
 */
export async function whileLeaving(): Promise<void> {
  const left = leftAt + LEAVING_MS - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
