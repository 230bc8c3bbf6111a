import { type ForumReply, PICTURE_WIDTHS } from '@pathkeeper/contract';
import classes from './Photo.module.css';

/** The photo of a reply in the width that its place needs (D61). */
export function Photo({ reply: { photoUrl, photoAlt } }: { reply: ForumReply }) {
  if (photoUrl === null) return null;
  const alt = photoAlt ?? '';
  const widths = PICTURE_WIDTHS.map((width) => `${inWidth(photoUrl, width)} ${width}w`);
  return (
    <figure className={classes.photo}>
      <a href={photoUrl} target="_blank" rel="noopener" className={classes.link}>
        <img
          src={photoUrl}
          srcSet={widths.join(', ')}
          sizes="(max-width: 760px) calc(100vw - 40px), 480px"
          alt={alt}
          decoding="async"
          className={classes.picture}
        />
      </a>
      <figcaption className={classes.caption} dir="auto" aria-hidden>
        {alt}
      </figcaption>
    </figure>
  );
}

/** The same picture in another width: the last part of its path, which a token may follow. */
const inWidth = (url: string, width: number) => url.replace(/\/\d+(?=$|\?)/, `/${width}`);
