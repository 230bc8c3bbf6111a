import { RankMark } from '../../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';

/** A part of the forum with nothing in it yet; its sentence is the specification's (S2.2). */
export function NothingYet({ children }: { children: string }) {
  return <EmptyState glyph={<RankMark level={2} ink size={92} />} title={children} />;
}
