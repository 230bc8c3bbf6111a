/** What decides where the lines of a text break. */
const COPIED = [
  'boxSizing',
  'width',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
  'borderLeftWidth',
  'font',
  'fontVariationSettings',
  'letterSpacing',
  'lineHeight',
  'tabSize',
  'direction',
] as const;

/**
 * Where a character of a textarea stands, in px from the corner of its box: its left edge and the foot
 * of its line. Browsers do not tell, so the text is set once more, unseen.
 */
export function caretPlace(area: HTMLTextAreaElement, at: number): { left: number; top: number } {
  const style = getComputedStyle(area);
  const copy = document.createElement('div');
  for (const name of COPIED) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  const mark = document.createElement('span');
  mark.textContent = area.value.slice(at) || '.';
  copy.append(area.value.slice(0, at), mark);
  document.body.append(copy);
  const { offsetLeft: left, offsetTop } = mark;
  copy.remove();
  return { left, top: offsetTop + Number.parseFloat(style.lineHeight) - area.scrollTop };
}
