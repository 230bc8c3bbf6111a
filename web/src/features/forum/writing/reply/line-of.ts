/** How much of the words that are answered is kept beside the answer. */
const LENGTH = 160;

/** The first line of what is answered, without its signs and its own quotations. */
export function lineOf(contentHtml: string): string {
  const parsed = new DOMParser().parseFromString(contentHtml, 'text/html');
  for (const quote of parsed.querySelectorAll('blockquote')) quote.remove();
  const text = (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, LENGTH).join('');
}
