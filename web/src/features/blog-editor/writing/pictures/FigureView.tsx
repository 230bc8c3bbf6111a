import { BLOG_LIMITS, characterCount } from '@pathkeeper/contract';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { TextButton } from '../../TextButton.tsx';
import classes from './FigureView.module.css';
import { PICTURE_TYPES, pictureProblem, uploadFailure, uploadPicture } from './upload.ts';

/** A figure as its author sees it: picture, caption, and what it shows in words. */
export function FigureView({ node, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { src, alt, width, height } = node.attrs as Record<string, string | null>;
  const length = characterCount(alt ?? '');
  const replace = async (file: File | undefined) => {
    if (!file) return;
    const refused = pictureProblem(file);
    setProblem(refused);
    if (refused) return;
    setIsSending(true);
    try {
      const { alt: _, ...picture } = await uploadPicture(file, alt ?? '');
      if (!editor.isDestroyed) updateAttributes(picture);
    } catch (error) {
      setProblem(uploadFailure(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <NodeViewWrapper as="figure" className={classes.figure}>
      <div className={classes.plate} contentEditable={false} data-drag-handle>
        <img
          src={src ?? ''}
          alt={alt ?? ''}
          width={width ?? ''}
          height={height ?? ''}
          draggable={false}
        />
      </div>
      <div className={classes.leaf}>
        <NodeViewContent<'figcaption'>
          as="figcaption"
          className={classes.caption}
          data-empty={node.childCount === 0 || undefined}
        />
        <div className={classes.words} contentEditable={false}>
          <div className={classes.label}>
            <label htmlFor={id}>In words, for those who cannot see it</label>
            <span aria-hidden data-over={length > BLOG_LIMITS.alt || undefined}>
              {length} / {BLOG_LIMITS.alt}
            </span>
          </div>
          <textarea
            id={id}
            rows={1}
            dir="auto"
            className={classes.alt}
            value={alt ?? ''}
            maxLength={BLOG_LIMITS.alt}
            placeholder="What it shows. Empty says that it only adorns."
            onChange={(event) =>
              updateAttributes({ alt: event.target.value.replaceAll('\n', ' ') })
            }
          />
          <p className={classes.foot}>
            {width && height && (
              <span>
                {Number(width).toLocaleString('en-US')} × {Number(height).toLocaleString('en-US')}
              </span>
            )}
            <TextButton disabled={isSending} onClick={() => input.current?.click()}>
              {isSending ? 'Sending…' : 'Replace'}
            </TextButton>
            <TextButton onClick={() => deleteNode()}>Take out</TextButton>
          </p>
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
          <input
            ref={input}
            hidden
            type="file"
            aria-label="Another picture"
            accept={PICTURE_TYPES.join(',')}
            onChange={({ target }) => {
              void replace(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
      </div>
    </NodeViewWrapper>
  );
}
