/** Tints the browser's own frame like the page's paper, as it is now. */
export function tintFrame(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
