import { useId, useRef, useState } from 'react';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { TextButton } from '../TextButton.tsx';
import { firstPicture } from '../writing/article-html.ts';
import {
  PICTURE_TYPES,
  pictureProblem,
  uploadFailure,
  uploadPicture,
} from '../writing/pictures/upload.ts';
import classes from './LooksPanel.module.css';
import panel from './Panel.module.css';
import { type PanelProps, slugFor } from './PlacePanel.tsx';

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** How a search result and a shared link will show an article, and the picture at its head. */
export function LooksPanel({ fields, change, article, errors }: PanelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const host = location.host;
  const slug = slugFor(fields, article);
  const title = fields.metaTitle.trim() || fields.title.trim() || 'Untitled';
  const words = fields.metaDescription.trim() || fields.excerpt.trim() || 'No excerpt yet.';
  const own = fields.featuredImage;
  const picture = own ? { src: own, alt: fields.featuredImageAlt } : firstPicture(fields.content);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const refused = pictureProblem(file);
    setProblem(refused);
    if (refused) return;
    setIsSending(true);
    try {
      const { src } = await uploadPicture(file, fields.featuredImageAlt);
      change({ featuredImage: src });
    } catch (error) {
      setProblem(uploadFailure(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <h2 id={id}>How it will look</h2>
      <figure className={classes.look}>
        <figcaption>In a search result</figcaption>
        <div className={classes.leaf}>
          <p className={classes.host}>
            {host} › blog{slug ? ` › ${cut(slug, 20)}` : ''}
          </p>
          <p className={classes.link} dir="auto">
            {cut(title, 60)}
          </p>
          <p className={classes.words} dir="auto">
            {cut(words, 160)}
          </p>
        </div>
      </figure>
      <figure className={classes.look}>
        <figcaption>As a shared card</figcaption>
        <div className={classes.card}>
          {picture ? (
            <img src={picture.src} alt={picture.alt} />
          ) : (
            <p className={classes.drawn} dir="auto">
              {cut(fields.title.trim() || 'Untitled', 90)}
            </p>
          )}
          <div className={classes.leaf}>
            <p className={classes.host}>{host}</p>
            <p className={classes.name} dir="auto">
              {cut(title, 60)}
            </p>
            <p className={classes.words} dir="auto">
              {cut(words, 110)}
            </p>
          </div>
        </div>
      </figure>
      <div className={classes.picture}>
        <p>
          {own
            ? 'Its picture is the one at its head.'
            : picture
              ? 'Its picture is the first figure.'
              : 'Its picture is drawn from the title.'}{' '}
          <TextButton disabled={isSending} onClick={() => input.current?.click()}>
            {isSending ? 'Sending…' : own ? 'Choose another' : 'Choose a featured image'}
          </TextButton>{' '}
          {own && (
            <TextButton onClick={() => change({ featuredImage: null, featuredImageAlt: '' })}>
              Take it off
            </TextButton>
          )}
        </p>
        {(problem ?? errors.featuredImage) && (
          <p role="alert" className={classes.problem}>
            {problem ?? errors.featuredImage}
          </p>
        )}
        {own && (
          <TextField
            name="featuredImageAlt"
            label="The featured image in words"
            placeholder="Left empty, it says whose photo it is"
            dir="auto"
            value={fields.featuredImageAlt}
            error={errors.featuredImageAlt}
            onChange={({ target }) => change({ featuredImageAlt: target.value })}
          />
        )}
        <input
          ref={input}
          hidden
          type="file"
          aria-label="Featured image"
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}
