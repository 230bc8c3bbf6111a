import { LEVELS } from '@pathkeeper/contract';
import { IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { MenuItem } from '../../ui/overlay/menu-items.tsx';
import { toast } from '../../ui/toast.ts';
import { progress, useSetLevel } from './progression.queries.ts';

/** The owner's switch from level to level, for testing (D26). XP stays as it is. */
export function LevelTesting() {
  const { data } = useQuery(progress());
  const { mutate: setLevel, isPending } = useSetLevel();
  const choose = (level: number, rank: string) =>
    setLevel(level, {
      onSuccess: () =>
        toast({
          title: `Level ${level}, ${rank}`,
          description: 'Set for testing. The XP and its ledger are as they were.',
        }),
    });
  return (
    <Menu
      width={248}
      trigger={
        <IconButton
          label="Level Testing"
          icon={<IconStairs aria-hidden />}
          aria-disabled={isPending}
        />
      }
    >
      {LEVELS.map(({ level, rank }) => (
        <MenuItem
          key={level}
          icon={<RankMark level={level} size={20} />}
          note={level === data?.currentLevel ? 'here' : undefined}
          onClick={() => choose(level, rank)}
        >
          {level} · {rank}
        </MenuItem>
      ))}
    </Menu>
  );
}
