import { type DomUtils, parseDocument } from 'htmlparser2';

/** Puts HTML in the place of what an element holds. */
export function replaceChildren(
  element: ReturnType<typeof DomUtils.getElementsByTagName>[number],
  html: string,
): void {
  const { children } = parseDocument(html);
  for (const child of children) child.parent = element;
  element.children = children;
}
