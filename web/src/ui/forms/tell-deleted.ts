import { type ToastOptions, toast } from '../toast.ts';

/** Says that what was being changed is gone, and where the words of the change wait. */
export function tellDeleted(what: string, where: string, action?: ToastOptions['action']): void {
  toast({
    title: `This ${what} was deleted somewhere else`,
    description: where,
    tone: 'destructive',
    ...(action && { action }),
  });
}
