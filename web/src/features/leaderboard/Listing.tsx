import type { User } from '@pathkeeper/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SessionError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { settings, useSaveSettings } from '../profile/profile.queries.ts';
import classes from './Listing.module.css';
import { LEADERBOARD, ownPlace } from './leaderboard.queries.ts';

/** Says that not everyone is listed (D52), and lets the reader leave the list or return to it (D27). */
export function Listing({ user }: { user: User | null }) {
  return (
    <div className={classes.listing}>
      <p>
        Not everyone is listed. Whoever has no XP yet is not, and anybody may leave this list;
        nobody is asked why. Of those who stay it shows a name and these figures, and never a word
        of what they write.
      </p>
      {user && <OwnListing user={user} />}
    </div>
  );
}

function OwnListing({ user }: { user: User }) {
  const { data: known } = useQuery(settings(user.id));
  const { data: own } = useQuery(ownPlace());
  const { mutate, isPending } = useSaveSettings(user.id);
  const client = useQueryClient();
  if (!known) return null;
  const isListed = known.game.onLeaderboard;
  const set = (onLeaderboard: boolean) =>
    mutate(
      { notifications: {}, game: { onLeaderboard } },
      {
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: LEADERBOARD });
          toast({
            title: onLeaderboard
              ? 'You are on the leaderboard again.'
              : 'You have left the leaderboard.',
          });
        },
        onError: (error) => {
          // The sign-in page follows.
          if (error instanceof SessionError) return;
          toast({
            title: 'Failed to save setting.',
            description: 'Your preference has been saved locally.',
            tone: 'destructive',
          });
        },
      },
    );
  return (
    <>
      <p>{standing(isListed, own?.place !== null)}</p>
      <Button busy={isPending} onClick={() => set(!isListed)}>
        {isListed ? 'Leave the leaderboard' : 'Return to the leaderboard'}
      </Button>
    </>
  );
}

function standing(isListed: boolean, hasPlace: boolean): string {
  if (!isListed) {
    return 'You have left it: nobody sees your name here. Your XP and your rank are yours as before.';
  }
  return hasPlace
    ? 'You are on it. Leave, and your name is gone from here at once; your XP and your rank stay yours.'
    : 'You are not on it yet. The first page you write puts you here, unless you leave beforehand.';
}
