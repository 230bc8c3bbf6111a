import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { VisionOnly } from '../../features/site/VisionOnly.tsx';
import { BoardScreen } from '../../features/vision-board/BoardScreen.tsx';
import { viewIn } from '../../features/vision-board/board-view.ts';
import { OwnWords } from '../../features/vision-words/index.ts';

const route = getRouteApi('/signed-in/vision-board');

/** /vision-board (S3.2.4). */
export default function VisionBoardPage() {
  const { data: user } = useQuery(currentUser());
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <VisionOnly title="Vision Board" closed={<OwnWords />}>
      {user && (
        <BoardScreen
          user={user}
          asked={viewIn(search)}
          onView={(view) =>
            void navigate({ search: { view } as never, replace: true, resetScroll: false })
          }
        />
      )}
    </VisionOnly>
  );
}
