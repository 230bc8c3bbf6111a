import { Art, type ArtProps } from './Art.tsx';
import { useLoaded } from './use-loaded.ts';

type Later = () => Promise<{ default: string }>;

const lighthouse = () => import('../../art/offline.svg?raw');

// It must be here when the line is down, and the first screen does not wait for it: it is fetched as
// soon as the browser has time. The others are fetched when they are first shown.
const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
whenIdle(() => void lighthouse().catch(() => {}));

const scenes = {
  entries: () => import('../../art/empty-entries.svg?raw'),
  folders: () => import('../../art/empty-folders.svg?raw'),
  vault: () => import('../../art/empty-vault.svg?raw'),
  'not-found': () => import('../../art/not-found.svg?raw'),
  offline: lighthouse,
} satisfies Record<string, Later>;

export interface EmptySceneProps extends ArtProps {
  scene: keyof typeof scenes;
  /** Width in px, 320 by default (the drawings' own); it shrinks with a narrow page. */
  size?: number;
}

/**
 * A drawing for a place with nothing in it: lamp and open book, pigeonholes, chest, signpost,
 * lighthouse. Its space (8 by 5) is kept while it loads.
 */
export function EmptyScene({ scene, size = 320, ...art }: EmptySceneProps) {
  const svg = useLoaded<{ default: string }>(scenes[scene])?.default ?? '';
  return <Art svg={svg} {...art} style={{ width: size, maxWidth: '100%', aspectRatio: '8 / 5' }} />;
}
