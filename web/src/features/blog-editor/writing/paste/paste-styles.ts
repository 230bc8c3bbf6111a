/** What a style says of words, as the element that says it, and the elements that say the same. */
const MARKS: readonly { is: RegExp; isNot: RegExp; tag: string; same: string }[] = [
  {
    is: /(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i,
    isNot: /(?:^|;)\s*font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/i,
    tag: 'strong',
    same: 'b, strong',
  },
  {
    is: /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/i,
    isNot: /(?:^|;)\s*font-style\s*:\s*normal\b/i,
    tag: 'em',
    same: 'i, em',
  },
  {
    is: /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/i,
    isNot: /(?:^|;)\s*text-decoration(?:-line)?\s*:\s*none\b/i,
    tag: 's',
    same: 's, del, strike',
  },
];

const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)\b/i;

/**
 * Makes elements of what pasted styles mean, and takes the styles away. They are read as they are written: the
 * content security policy lets none of them be applied, so that the editor sees none. Of headings the
 * weight is their own.
 */
export function marksOfStyles(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('[style]')]) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    if (HIDDEN.test(style)) {
      element.remove();
      continue;
    }
    for (const { is, isNot, tag, same } of MARKS) {
      // Google's documents stand in a <b> that says it is none.
      if (isNot.test(style) && element.matches(same)) element.replaceWith(...element.childNodes);
      else if (
        is.test(style) &&
        element.matches('span, font, a, p, li, td') &&
        !isMarked(element, tag, same)
      ) {
        const mark = document.createElement(tag);
        mark.append(...element.childNodes);
        element.append(mark);
      }
    }
  }
}

const isMarked = (element: HTMLElement, tag: string, same: string): boolean =>
  element.closest(same) !== null ||
  element.closest('pre') !== null ||
  (tag === 'strong' && element.closest('h2, h3, h4') !== null);
