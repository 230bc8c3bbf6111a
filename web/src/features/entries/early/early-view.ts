import { ENTRY_LIMITS } from '@pathkeeper/contract';
import logo from '../../../art/logo.svg?raw';
import art from '../../../ui/art/Art.module.css';
import brand from '../../../ui/art/Logo.module.css';
import editor from '../../../ui/forms/Editor.module.css';
import { growToFit } from '../../../ui/forms/fields/grow-to-fit.ts';
import header from '../../../ui/page/Header.module.css';
import page from '../../../ui/page/Page.module.css';
import title from '../../../ui/typography/PageTitle.module.css';
import caps from '../../../ui/typography/SmallCaps.module.css';
import note from '../editor/KeptNote.module.css';
import prompt from '../editor/SheetPrompt.module.css';
import classes from './EarlySheet.module.css';

/** How the writing desk stands, as far as this browser knows. */
export interface Desk {
  /** The game is put away: the book lies in the middle. */
  isQuiet: boolean;
  /** People to call stand above the sheet. */
  isAfterDanger: boolean;
}

/** What the early sheet shows. */
export interface Shown {
  content: string;
  prompt: string | null;
  /** The day of the page, in words. */
  day: string;
  /** Where the words are, once there are some. */
  kept: string;
}

/** The early sheet as it is drawn. */
export interface EarlyView {
  element: HTMLElement;
  box: HTMLTextAreaElement;
  /** `isTyping` leaves the words alone: they are being composed. */
  show(shown: Shown, isTyping: boolean): void;
  /** Says that the rest of the page will not come, and offers to fetch it again. */
  sayMissing(): void;
}

const number = new Intl.NumberFormat('en-US');

function part<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function drawBox(): HTMLTextAreaElement {
  const box = part('textarea', editor.text);
  box.setAttribute('aria-label', "Today's Entry");
  box.dir = 'auto';
  return box;
}

function drawHeader(): HTMLElement {
  const mark = part('span', `${art.art} ${brand.mark}`);
  mark.setAttribute('aria-hidden', 'true');
  mark.style.width = '26px';
  mark.innerHTML = logo;
  const name = part('span', brand.lockup, mark, part('span', brand.name, 'Pathkeeper'));
  const head = part(
    'div',
    header.header,
    part('div', header.brand, name),
    part('div', header.meta),
    part('div', header.actions),
  );
  return part('header', undefined, part('div', page.page, head));
}

/**
 * Draws the sheet of the writing desk as the application will, from the same style sheets and at the same
 * place, without what else stands on the desk. A component test holds both beside each other.
 */
export function drawEarlySheet({ isQuiet, isAfterDanger }: Desk): EarlyView {
  const box = drawBox();
  const words = part('p', prompt.words);
  words.dir = 'auto';
  words.id = 'early-prompt';
  const question = part('p', caps.caps, 'To write about');
  const answers = part(
    'div',
    editor.head,
    part('div', prompt.prompt, part('div', undefined, question, words), part('span', classes.away)),
  );
  const count = part('p', editor.count);
  count.setAttribute('aria-hidden', 'true');
  const sheet = part('div', editor.editor, box, count);
  sheet.style.setProperty('--desk-rows', '10');
  sheet.style.setProperty('--phone-rows', '6');
  const kept = part('p', undefined);
  kept.setAttribute('role', 'status');
  const foot = part('div', note.note, kept);
  const day = part('p', title.meta);
  const heading = part('div', title.head, part('h1', title.title, 'Today’s Entry'), day);
  const writing = part(
    'div',
    classes.writing,
    heading,
    part('div', classes.form, part('div', `${editor.wrap} ${classes.sheet}`, sheet), foot),
  );
  const desk = part('div', `${page.page} ${classes.desk}`, writing);
  desk.toggleAttribute('data-quiet', isQuiet);
  desk.toggleAttribute('data-danger', isAfterDanger);
  const main = part('main', undefined, desk);
  const element = part('div', classes.early, drawHeader(), main);
  return {
    element,
    box,
    show(shown, isTyping) {
      if (!isTyping && box.value !== shown.content) box.value = shown.content;
      box.placeholder = shown.prompt === null ? 'Where did today turn?' : '';
      words.textContent = shown.prompt;
      if (shown.prompt === null) {
        answers.remove();
        box.removeAttribute('aria-describedby');
      } else if (!answers.isConnected) {
        sheet.prepend(answers);
        box.setAttribute('aria-describedby', words.id);
      }
      day.textContent = shown.day;
      if (kept.textContent !== shown.kept) kept.textContent = shown.kept;
      const { length } = box.value;
      count.replaceChildren(
        part('b', undefined, number.format(length)),
        ` / ${number.format(ENTRY_LIMITS.content)}`,
      );
      count.toggleAttribute('data-over', length > ENTRY_LIMITS.content);
      sheet.toggleAttribute('data-invalid', length > ENTRY_LIMITS.content);
      growToFit(box);
    },
    sayMissing() {
      if (foot.nextElementSibling) return;
      const again = part('button', classes.again, 'Reload');
      again.type = 'button';
      again.addEventListener('click', () => location.reload());
      const said = part('div', classes.missing, 'The rest of the page did not arrive. ', again);
      said.setAttribute('role', 'alert');
      foot.after(said);
    },
  };
}
