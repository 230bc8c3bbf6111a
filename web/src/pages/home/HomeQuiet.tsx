import type { User } from '@pathkeeper/contract';
import { usePutQuietAway } from '../../features/profile/put-quiet-away.queries.ts';
import { QuietLine } from '../../features/safety/QuietLine.tsx';
import { focusHeading } from '../../ui/page/use-arrival.ts';
import { toast } from '../../ui/toast.ts';

/** What the home screen shows in place of the game after words of danger, until it is put away. */
export function HomeQuiet({ user }: { user: User }) {
  const { mutateAsync, isPending } = usePutQuietAway(user.id);
  const putAway = async () => {
    try {
      await mutateAsync();
    } catch {
      // The toast of the failure says it.
      return;
    }
    // The button that had the focus is gone with its line.
    focusHeading();
    toast({
      title: 'It is put away.',
      description: 'Go gently. The people stay with Merlin, under “Get help now”.',
    });
  };
  return <QuietLine onPutAway={() => void putAway()} isPuttingAway={isPending} />;
}
