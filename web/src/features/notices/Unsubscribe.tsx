import { Button } from '../../ui/controls/Button.tsx';
import { useUnsubscribe } from './notices.queries.ts';

/** Asks once; the link of a letter alone changes nothing, for scanners follow links. */
export function Unsubscribe({ token, onDone }: { token: string; onDone: () => void }) {
  const unsubscribe = useUnsubscribe();
  return (
    <Button
      variant="filled"
      wide
      busy={unsubscribe.isPending}
      onClick={() => unsubscribe.mutate(token, { onSuccess: onDone })}
    >
      Send no more letters
    </Button>
  );
}
