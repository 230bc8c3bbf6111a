import type { User } from '@pathkeeper/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/app/query-client.ts';
import { makeRouter } from '../src/app/router.tsx';
import { ThemeProvider } from '../src/app/ThemeProvider.tsx';
import { forgetAnnouncements } from '../src/lib/announcements.ts';
import { connection } from '../src/lib/api/connection.ts';
import { beginSession, leaveSession } from '../src/lib/api/session.ts';
import { closeCrisisNotice } from '../src/lib/crisis/crisis-notice.ts';
import { sealDrafts } from '../src/lib/drafts/draft-store.ts';
import { ToastArea } from '../src/ui/feedback/ToastArea.tsx';
import { dismissToast } from '../src/ui/toast.ts';
import { writeEarly } from '../src/write-early.ts';
import { answerForNewAccount, answerForVisitor, tokensOf } from './account.ts';
import { aUser } from './samples/samples.ts';
import { server } from './server.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface Options {
  /** Who is signed in, by default somebody with an ordinary account; null for a visitor. */
  user?: User | null;
  /** The level they have reached, by default the first. */
  level?: number;
  /** The window, by default that of a desk. */
  window?: { width: number; height: number };
  /** The account whose sheet of today is on the screen before the application, as `start.ts` has it. */
  early?: number;
}

let mounted: { root: Root; stop: () => void } | null = null;
let shownIn = DESK;

function mount(content: ReactNode, stop = () => {}, early?: number): void {
  unmount();
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  if (early !== undefined) writeEarly(element, early);
  const root = createRoot(element);
  root.render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </ThemeProvider>,
  );
  mounted = { root, stop };
}

function unmount(): void {
  mounted?.root.unmount();
  mounted?.stop();
  mounted = null;
  document.getElementById('root')?.remove();
}

async function resize(size: { width: number; height: number }): Promise<void> {
  if (size.width === shownIn.width && size.height === shownIn.height) return;
  shownIn = size;
  await page.viewport(size.width, size.height);
}

function mountApp(early?: number): void {
  // First of all: the history of one that is open would put back the browser's own functions later.
  unmount();
  const router = makeRouter(queryClient);
  mount(<RouterProvider router={router} />, () => leave(router.history), early);
}

/** An application that is closed goes nowhere more; what it still loads may want to. */
function leave(history: RouterHistory): void {
  history.flush();
  history.destroy();
  history.push = () => {};
  history.replace = () => {};
}

function enter({ user = aUser(), level = 1 }: Options): void {
  if (user === null) answerForVisitor();
  else {
    answerForNewAccount(user, level);
    beginSession(tokensOf(user));
  }
}

/**
 * Opens the application at an address. The server answers what a new account holds, unless the test
 * says otherwise with `server.on`, before this or after.
 */
export async function renderApp(path: string, options: Options = {}): Promise<void> {
  await resize(options.window ?? DESK);
  enter(options);
  // An application that is open would go on writing its own address.
  unmount();
  history.replaceState(null, '', path);
  mountApp(options.early);
}

/** Opens the application again at the address where it is, as a reload does: only what was kept stays. */
export function reload(): void {
  unmount();
  queryClient.clear();
  mountApp();
}

/** Shows a part by itself; links in it lead nowhere. */
export async function renderPart(part: ReactNode, options: Options = {}): Promise<void> {
  await resize(options.window ?? DESK);
  enter(options);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          {part}
          <ToastArea />
        </>
      ),
    }),
    history: createMemoryHistory(),
  });
  mount(<RouterProvider router={router as never} />);
}

/** Takes away what a test has shown and kept, in the page and in the browser. */
export async function closeApp(): Promise<void> {
  vi.useRealTimers();
  unmount();
  await server.reset();
  queryClient.clear();
  await leaveSession();
  dismissToast();
  closeCrisisNotice();
  forgetAnnouncements();
  connection.found();
  localStorage.clear();
  sessionStorage.clear();
  // A sign-out has closed the drafts; a test may leave some before it opens the application.
  sealDrafts(false);
  for (const name of ['theme', 'skin', 'mantineColorScheme']) {
    delete document.documentElement.dataset[name];
  }
  document.body.replaceChildren();
}
