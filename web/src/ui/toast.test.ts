import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastStore } from './toast.ts';

afterEach(() => dismissToast());

describe('toasts', () => {
  it('shows one at a time: a new one takes the place of the old', () => {
    toast({ title: 'Entry moved' });
    toast({ title: 'Entry deleted' });
    expect(toastStore.get()?.title).toBe('Entry deleted');
  });

  it('lets a late dismissal take away only its own toast', () => {
    const dismissFirst = toast({ title: 'first' });
    toast({ title: 'second' });
    dismissFirst();
    expect(toastStore.get()?.title).toBe('second');
    dismissToast();
    expect(toastStore.get()).toBeNull();
  });

  it('tells its listeners, until they leave', () => {
    const listener = vi.fn();
    const leave = toastStore.subscribe(listener);
    toast({ title: 'heard' });
    leave();
    toast({ title: 'unheard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
