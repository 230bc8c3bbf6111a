/** Gives the browser's own interface (theme-color) the background colour of the page. */
export function matchBrowserColor(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
