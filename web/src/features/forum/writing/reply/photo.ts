import { PICTURE_MAX_BYTES } from '@pathkeeper/contract';
import { toast } from '../../../../ui/toast.ts';

/** What a photo may be: without HEIC among them, a phone makes a JPEG of it by itself. */
export const PHOTO_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
];

/** Whether a file can be sent with a reply; if not, a toast says why (S2.5). */
export function isPhoto({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  if (size > PICTURE_MAX_BYTES) {
    toast({
      title: 'File too large',
      description: 'Please choose a photo under 5MB',
      tone: 'destructive',
    });
    return false;
  }
  if (PHOTO_TYPES.includes(type)) return true;
  toast({
    title: 'Not a photo that can be shown',
    description:
      'Please choose a JPEG, PNG, WebP, AVIF or GIF. A phone can save its photos as JPEG.',
    tone: 'destructive',
  });
  return false;
}
