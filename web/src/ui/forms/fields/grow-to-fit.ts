const grows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Makes a textarea as high as its text where the browser has no `field-sizing: content`. */
export function growToFit(area: HTMLTextAreaElement): void {
  if (grows) return;
  const { scrollY } = window;
  // Shrinking needs a moment at no height, in which the page is short and may lose its place.
  if (area.scrollHeight <= area.clientHeight) area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' });
}
