import { isOwnPicture } from '../pictures/own-picture.ts';
import { markPlace, type PastedPicture } from './paste-pictures.ts';
import { marksOfStyles } from './paste-styles.ts';
import { listsOfWord, notesOfWord } from './paste-word.ts';

export interface CleanPaste {
  html: string;
  /** Pictures of others that were left out: they would tell their host who reads. */
  pictures: number;
  /** Pictures that came whole, written out in the HTML: each can be uploaded, and has left a mark where it stood. */
  files: PastedPicture[];
}

/** What is no part of a text: it runs, loads, leads about a site or is filled in. */
const JUNK =
  'script, noscript, style, meta, link, title, template, object, iframe, nav, button, input, select, textarea, br.Apple-interchange-newline';

/** What stands in the clipboard's HTML, without what Word and web pages put around it. */
export function cleanPaste(source: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  for (const junk of body.querySelectorAll(JUNK)) junk.remove();
  listsOfWord(body);
  notesOfWord(body);
  dropComments(body);
  for (const element of [...body.querySelectorAll('*')]) {
    // Word's own elements (o:p, w:sdt, v:shape): their words stay.
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  }
  headingsOf(body);
  marksOfStyles(body);
  for (const link of body.querySelectorAll('a')) {
    for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name);
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if (isEmpty(paragraph)) paragraph.remove();
  }
  let pictures = 0;
  const files: PastedPicture[] = [];
  for (const picture of body.querySelectorAll('img, picture, svg, video')) {
    const src = picture.getAttribute('src') ?? '';
    if (isOwnPicture(src)) continue;
    const file = pictureInWords(src);
    if (file) {
      files.push({ file, alt: picture.getAttribute('alt')?.trim() ?? '' });
      markPlace(picture, files.length - 1);
    }
    // A dot that counts readers is no picture anybody would miss.
    else if (picture.tagName !== 'IMG' || picture.getAttribute('width') !== '1') pictures += 1;
    picture.remove();
  }
  return { html: body.innerHTML.replaceAll(/&nbsp;|\u00a0/g, ' '), pictures, files };
}

/** The picture that a `data:` address holds; null for any other address. */
function pictureInWords(src: string): File | null {
  const [, type = '', encoding, data = ''] = /^data:([\w/+.-]*)(;base64)?,(.*)$/is.exec(src) ?? [];
  if (data === '') return null;
  try {
    const bytes = encoding ? atob(data) : decodeURIComponent(data);
    return new File([Uint8Array.from(bytes, (each) => each.charCodeAt(0))], 'A pasted picture', {
      type: type.toLowerCase(),
    });
  } catch {
    return null;
  }
}

const isEmpty = (element: Element): boolean =>
  (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' &&
  !element.querySelector('img, br');

function dropComments(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  // Between these two comments Word writes the sign before an item.
  for (const comment of comments) {
    if (comment.nodeValue?.includes('if !supportLists')) {
      while (comment.nextSibling && !comment.nextSibling.nodeValue?.includes('endif')) {
        comment.nextSibling.remove();
      }
    }
  }
  for (const comment of comments) (comment as ChildNode).remove();
}

const LEVELS: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/** The title of the page is above all headings of an article. */
function headingsOf(body: HTMLElement): void {
  for (const heading of [...body.querySelectorAll('h1, h5, h6')]) {
    const other = document.createElement(LEVELS[heading.tagName] ?? 'h2');
    other.append(...heading.childNodes);
    heading.replaceWith(other);
  }
}
