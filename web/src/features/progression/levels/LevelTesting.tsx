import { LEVELS, type LevelInfo } from '@pathkeeper/contract';
import { IconArrowBackUp, IconStairs } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuRule } from '../../../ui/overlay/Menu.tsx';
import { toast } from '../../../ui/toast.ts';
import { progress, useSetLevel } from '../progression.queries.ts';

/** The owner's switch from level to level, for testing (D26). It asks first; XP stays as it is. */
export function LevelTesting() {
  const { data } = useQuery(progress());
  const { mutate: setLevel, isPending } = useSetLevel();
  const [chosen, setChosen] = useState<LevelInfo | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const choose = (info: LevelInfo) => {
    setChosen(info);
    setIsAsking(true);
  };
  const confirm = ({ level, rank }: LevelInfo) =>
    setLevel(level, {
      onSuccess: () =>
        toast({
          title: `Level ${level}, ${rank}`,
          description: 'Set for testing. The XP and its ledger are as they were.',
        }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
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
        {LEVELS.map((info) => (
          <MenuItem
            key={info.level}
            icon={<RankMark level={info.level} size={20} />}
            note={info.level === data?.currentLevel ? 'here' : undefined}
            onClick={() => choose(info)}
          >
            {info.level} · {info.rank}
          </MenuItem>
        ))}
        {data?.isSetByHand && (
          <>
            <MenuRule />
            <MenuItem
              icon={<IconArrowBackUp aria-hidden size={20} />}
              note={`Level ${data.earnedLevel}`}
              onClick={() => setLevel(null)}
            >
              As earned
            </MenuItem>
          </>
        )}
      </Menu>
      {chosen && (
        <ConfirmDialog
          opened={isAsking}
          title={`Set your level to ${chosen.level}, ${chosen.rank}?`}
          confirmLabel="Set it by hand"
          cancelLabel="Leave it"
          busy={isPending}
          onConfirm={() => confirm(chosen)}
          onCancel={() => setIsAsking(false)}
        >
          Your gates, caps and path go by it until you choose “As earned”. XP, badges and the ledger
          stay as they are, and others see the rank that you earned.
        </ConfirmDialog>
      )}
    </>
  );
}
