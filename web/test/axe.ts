import axe from 'axe-core';
import { expect } from 'vitest';

/** Marks the text whose contrast the next look measures. */
const MEASURED = 'data-measure-contrast';
axe.configure({ rules: [{ id: 'color-contrast', selector: `[${MEASURED}]` }] });

/**
 * Nothing that can be reached is in anybody's way, as far as axe can tell, in the theme and at the width
 * it is shown in: under a dialog that is the dialog and what opens over it, else the page. The colours
 * of every theme are tested as tokens (src/app/themes.test.ts).
 */
export async function expectAccessible(): Promise<void> {
  // Contrast is measured on the finished page, not halfway through a fade; what goes with the
  // scrolling stands still.
  const isMoving = ({ playState, timeline }: Animation) =>
    playState === 'running' && timeline === document.timeline;
  await expect.poll(() => document.getAnimations().filter(isMoving)).toHaveLength(0);
  // A dialog is named by its title once that is there.
  const nameless = '[role="dialog"]:not([aria-labelledby], [aria-label])';
  await expect.poll(() => document.querySelectorAll(nameless)).toHaveLength(0);
  const isUnderDialog = document.querySelector('[aria-modal="true"]') !== null;
  const scope = isUnderDialog ? '[data-portal]' : 'body';
  const texts = newTexts(scope);
  for (const { element } of texts) element.setAttribute(MEASURED, '');
  // What is in order is not listed: that costs as much as looking for what is not.
  const { violations } = await axe.run(isUnderDialog ? scope : document, {
    runOnly: {
      type: 'tag',
      values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    },
    resultTypes: ['violations'],
  });
  for (const { element } of texts) element.removeAttribute(MEASURED);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
  for (const { look } of texts) measured.add(look);
}

/** How the text looked that was found legible, in any test of this window. */
const measured = new Set<string>();

/**
 * One element of each way that text looks and whose contrast was not measured yet: that is most of the
 * time of a look, and rows of a list, or the frame of every page, have one answer.
 */
function newTexts(scope: string): { element: Element; look: string }[] {
  const found = new Map<string, Element>();
  for (const element of document.querySelectorAll(`${scope}, ${scope} *`)) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const look = lookOf(element);
    if (!measured.has(look) && !found.has(look)) found.set(look, element);
  }
  return [...found].map(([look, element]) => ({ element, look }));
}

const hasText = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );

/** Names, addresses and ids say nothing of colours; the rest of an element's attributes may. */
const COLOURLESS =
  /^(?:id|href|src|alt|title|name|value|for|aria-(?:label|labelledby|describedby|controls|owns))$/;

/** What decides on an element's colours: its own, and the tags and attributes from the page down to it. */
function lookOf(element: Element): string {
  const { color, backgroundColor, opacity, fontSize } = getComputedStyle(element);
  return [placeOf(element), color, backgroundColor, opacity, fontSize].join(' ');
}

function placeOf(element: Element): string {
  const own = [...element.attributes]
    .filter(({ name }) => !COLOURLESS.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  const above = element.parentElement ? placeOf(element.parentElement) : `${innerWidth}`;
  return `${above} > ${element.tagName} ${own.join(' ')}`;
}
