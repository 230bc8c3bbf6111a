import { toast } from '../../ui/toast.ts';

/** Says that something lies in the bin, with the way back. */
export function tellBinned(title: string, description: string, onUndo: () => void): void {
  toast({ title, description, action: { label: 'Undo', onClick: onUndo } });
}
