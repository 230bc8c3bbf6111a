import { levelInfo } from '@pathkeeper/contract';
import type { ApiError } from '../../../../lib/api/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { RankMark } from '../../../../ui/art/RankMark.tsx';
import { LinkButton } from '../../../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { useReader } from '../../use-reader.ts';

/** In place of a post in a category that opens later for this reader. */
export function LaterScreen({ refusal: { body, reason } }: { refusal: ApiError }) {
  const level = body.requiredLevel ?? 10;
  const { showsGame } = useReader();
  return (
    <Page>
      <title>A later room · Pathkeeper</title>
      <EmptyState
        level={1}
        glyph={<RankMark level={showsGame ? level : 1} ink size={92} />}
        title={
          showsGame
            ? `This room opens at ${levelInfo(level).rank}.`
            : 'This room opens by itself, some pages on.'
        }
        action={<LinkButton to={paths.forum}>Back to Forum</LinkButton>}
      >
        {showsGame && reason} What is said in it stays there until then.
      </EmptyState>
    </Page>
  );
}
