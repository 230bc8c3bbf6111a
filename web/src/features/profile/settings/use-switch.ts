import { SessionError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { useSaveSettings } from '../profile.queries.ts';
import { NOTHING_TURNED, type Turned } from '../settings-mirror.ts';

/** Saves what a switch was turned to, and says so by the switch's name (S1.8). */
export function useSwitch(userId: number) {
  const { mutate } = useSaveSettings(userId);
  return (label: string, isOn: boolean, turned: Partial<Turned>) =>
    mutate(
      { ...NOTHING_TURNED, ...turned },
      {
        onSuccess: () =>
          toast({ title: `${label} ${isOn ? 'enabled' : 'disabled'} successfully.` }),
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
}
