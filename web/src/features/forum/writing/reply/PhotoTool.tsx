import { useRef } from 'react';
import { useSending } from '../../../../ui/forms/sending.ts';
import { wordTool } from '../words/WordTools.tsx';
import { isPhoto, PHOTO_TYPES } from './photo.ts';

interface PhotoToolProps {
  onChoose: (photo: File) => void;
}

/** The word that opens the device's own choice of a photo. */
export function PhotoTool({ onChoose }: PhotoToolProps) {
  const input = useRef<HTMLInputElement>(null);
  const isSending = useSending();
  return (
    <>
      <button
        type="button"
        className={wordTool}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        Photo
      </button>
      <input
        ref={input}
        type="file"
        aria-label="Photo"
        accept={PHOTO_TYPES.join(',')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file && isPhoto(file)) onChoose(file);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </>
  );
}
