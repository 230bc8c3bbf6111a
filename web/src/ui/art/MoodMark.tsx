import { Art, type ArtProps } from './Art.tsx';

const drawings = import.meta.glob<string>('../../art/moods/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The fourteen moods that have a mark and an ink (`--mood-<name>`). */
export type Mood =
  | 'happy'
  | 'sad'
  | 'excited'
  | 'anxious'
  | 'calm'
  | 'frustrated'
  | 'grateful'
  | 'determined'
  | 'neutral'
  | 'reflective'
  | 'apathetic'
  | 'content'
  | 'thoughtful'
  | 'energetic';

/** A mood's sign. Always name the mood in words beside it. `size` is in px, 20 by default. */
export function MoodMark({ mood, size = 20, ...art }: ArtProps & { mood: Mood; size?: number }) {
  const svg = drawings[`../../art/moods/${mood}.svg`] ?? '';
  return <Art svg={svg} {...art} style={{ width: size, height: size, ...art.style }} />;
}
