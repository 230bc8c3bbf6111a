import { levelInfo } from '@pathkeeper/contract';
import { IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { progress, useSetLevel } from '../../features/progression/progression.queries.ts';
import { Notice } from '../../features/site/header/Notice.tsx';
import { Button } from '../../ui/controls/Button.tsx';

/** Says, while it is so, that the owner's level is set by hand for testing, and takes it back (D26). */
export function LevelSetByHand() {
  const { data } = useQuery(progress());
  const { mutate: setLevel, isPending } = useSetLevel();
  return (
    <div role="status">
      {data?.isSetByHand && (
        <Notice
          drawing={<IconStairs aria-hidden size={28} stroke={1.4} />}
          actions={
            <Button busy={isPending} onClick={() => setLevel(null)}>
              As earned
            </Button>
          }
        >
          <strong>Level {data.currentLevel} is set by hand, for testing.</strong>{' '}
          <span>
            As earned it is level {data.earnedLevel}, {levelInfo(data.earnedLevel).rank}.
          </span>
        </Notice>
      )}
    </div>
  );
}
