/** Keys of everything this application keeps in the browser start with this. */
const PREFIX = 'pathkeeper-';

/** Local storage that never throws: it can be full, or switched off. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  /** False when the browser would not keep it. */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(PREFIX + key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // Nothing was kept, so nothing remains.
    }
  },
  /** The keys that start with `start`, without the application's own prefix. */
  keys(start: string): string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(PREFIX + start))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  },
};
