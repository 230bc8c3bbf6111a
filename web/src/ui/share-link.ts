import { toast } from './toast.ts';

interface SharedPage {
  title: string;
  /** Whole, with its origin. */
  url: string;
}

/** Hands an address to the device's share sheet; where there is none it is copied (S2.2). */
export async function shareLink({ title, url }: SharedPage): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyLink(url);
}

/** Copies an address and says so. */
export async function copyLink(url: string): Promise<void> {
  if (await isCopied(url)) toast({ title: 'Link copied!' });
  else toast({ title: 'The link could not be copied.', description: url, tone: 'destructive' });
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain http there is no clipboard; the old command still works there.
    return isCopiedBySelection(text);
  }
}

function isCopiedBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
