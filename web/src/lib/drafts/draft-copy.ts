import { promisifyRequest } from 'idb-keyval';

const NAME = 'pathkeeper-drafts';
const STORE = 'drafts';

/** The longest that a change waits for more of them, in ms: each write ends on the disk. */
const DELAY_MS = 200;

let database: Promise<IDBDatabase> | null = null;
/** False once the browser has refused its database: then there is no copy of anything. */
let isAvailable = typeof indexedDB !== 'undefined';
/** What is to be written, by place. */
const pending = new Map<string, string>();
let waiting: ((isWritten: boolean) => void)[] = [];
let isWriting = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether copies can be made, as far as is known. */
export const canCopy = (): boolean => isAvailable;

/**
 * Writes a text at a place of the second store, soon and together with what else has changed. True
 * once it lies on the disk: unlike local storage, which gets there up to half a minute later, it then
 * survives that the browser is killed.
 */
export function copyText(place: string, text: string): Promise<boolean> {
  if (!isAvailable) return Promise.resolve(false);
  pending.set(place, text);
  timer ??= setTimeout(() => void write(), DELAY_MS);
  return new Promise((resolve) => waiting.push(resolve));
}

/** Everything in the second store, by place; nothing where the browser has none. */
export async function readCopies(): Promise<Map<string, string>> {
  try {
    const store = (await open()).transaction(STORE).objectStore(STORE);
    const [places, texts] = await Promise.all([
      promisifyRequest(store.getAllKeys() as IDBRequest<string[]>),
      promisifyRequest(store.getAll() as IDBRequest<string[]>),
    ]);
    return new Map(texts.map((text, at) => [places[at] ?? '', text]));
  } catch {
    return new Map();
  }
}

/** Writes at once what waits for more changes. */
export const writeNow = (): void => void write();

/** Closes the second store. The next use opens it again, also where the browser refused it before. */
export function closeCopies(): void {
  void database?.then((opened) => opened.close()).catch(() => {});
  database = null;
  isAvailable = typeof indexedDB !== 'undefined';
}

/** Takes places out of the second store. */
export async function forgetCopies(places: readonly string[]): Promise<void> {
  if (places.length === 0) return;
  await change((store) => {
    for (const place of places) store.delete(place);
  });
}

/** Nothing that waits is written any more. */
export function dropWaiting(): void {
  pending.clear();
}

/** One writer at a time; what changes meanwhile is written next. */
async function write(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (isWriting) return;
  isWriting = true;
  while (pending.size > 0) {
    const texts = [...pending];
    const told = waiting;
    pending.clear();
    waiting = [];
    const isWritten = await change((store) => {
      for (const [place, text] of texts) store.put(text, place);
    });
    for (const tell of told) tell(isWritten);
  }
  isWriting = false;
}

async function change(work: (store: IDBObjectStore) => void): Promise<boolean> {
  try {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    work(transaction.objectStore(STORE));
    await promisifyRequest(transaction);
    return true;
  } catch {
    // The browser may have closed its database: the next change opens it again.
    database = null;
    return false;
  }
}

async function open(): Promise<IDBDatabase> {
  database ??= connect();
  return database;
}

async function connect(): Promise<IDBDatabase> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const opened = await promisifyRequest(request);
    opened.onclose = () => {
      database = null;
    };
    return opened;
  } catch (error) {
    isAvailable = false;
    throw error;
  }
}

if (typeof document !== 'undefined') {
  // The last moment that is sure to come before a tab or a browser is closed.
  document.addEventListener('visibilitychange', writeNow);
  window.addEventListener('pagehide', writeNow);
}
