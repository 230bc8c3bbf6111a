/** Characters of a passage that is quoted; longer ones are cut. */
const LONGEST = 600;

interface Passage {
  /** The number of the reply it stands in; 0 for the post. */
  number: number;
  text: string;
}

let last: Passage | null = null;

/** The selected words, when they stand in one post or reply. */
export function selectedPassage(): (Passage & { range: Range }) | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { commonAncestorContainer: common } = range;
  const element = common instanceof Element ? common : common.parentElement;
  const words = element?.closest<HTMLElement>('[data-words]');
  const text = cut(selection.toString());
  if (!words || text === '') return null;
  const passage = { number: Number(words.dataset.words), text };
  last = passage;
  return { ...passage, range };
}

/** What is quoted of a post or reply: the words selected in it last, else its beginning. */
export function passageOf(number: number): string {
  if (last?.number === number) return last.text;
  const words = document.querySelector<HTMLElement>(`[data-words="${number}"]`);
  return cut(words?.innerText ?? '');
}

/** What was selected is no longer meant. */
export function forgetPassage(): void {
  last = null;
}

function cut(text: string): string {
  const characters = [...text.trim()];
  if (characters.length <= LONGEST) return characters.join('');
  return `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
}
