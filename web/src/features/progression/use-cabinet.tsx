import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { badges, progress } from './progression.queries.ts';

const BadgesDialog = lazy(async () => ({
  default: (await import('./BadgesDialog.tsx')).BadgesDialog,
}));
const RanksDialog = lazy(async () => ({
  default: (await import('./RanksDialog.tsx')).RanksDialog,
}));

export interface Cabinet {
  openBadges: () => void;
  openRanks: () => void;
  /** The dialogs; render them once. */
  dialogs: ReactNode;
}

/** The two dialogs behind the sidebar, fetched when one is first opened. */
export function useCabinet(): Cabinet {
  const { data: all } = useQuery(badges());
  const { data: standing } = useQuery(progress());
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
        {asked === 'ranks' && standing && (
          <RanksDialog opened={opened} level={standing.currentLevel} onClose={close} />
        )}
      </LazyPart>
    ),
  };
}
