import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { badges, progress } from './progression.queries.ts';

const BadgesDialog = lazy(async () => ({
  default: (await import('./badges/BadgesDialog.tsx')).BadgesDialog,
}));
const RanksDialog = lazy(async () => ({
  default: (await import('./levels/RanksDialog.tsx')).RanksDialog,
}));

interface ProgressDialogs {
  openBadges: () => void;
  openRanks: () => void;
  /** The dialogs; render them once. */
  dialogs: ReactNode;
}

/** The dialogs of badges and ranks, loaded when one is first opened. */
export function useProgressDialogs(): ProgressDialogs {
  const { data: all } = useQuery(badges());
  const { data: level } = useQuery(progress());
  const [asked, setAsked] = useState<'badges' | 'ranks' | null>(null);
  const [opened, setOpened] = useState(false);
  const open = (which: 'badges' | 'ranks') => () => {
    setAsked(which);
    setOpened(true);
  };
  const close = () => setOpened(false);
  return {
    openBadges: open('badges'),
    openRanks: open('ranks'),
    dialogs: (
      <LazyPart>
        {asked === 'badges' && all && <BadgesDialog opened={opened} badges={all} onClose={close} />}
        {asked === 'ranks' && level && (
          <RanksDialog opened={opened} level={level.currentLevel} onClose={close} />
        )}
      </LazyPart>
    ),
  };
}
