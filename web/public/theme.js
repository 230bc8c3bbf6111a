// Runs before the first paint, so that a night reader never sees a white flash. It is a file of its
// own because the content security policy allows no inline script.
(() => {
  // The papers of the themes by day and by night, as in app/themes.css, for the browser's own frame.
  const PAPERS = {
    default: ['#F3EEE2', '#141B28'],
    harbour: ['#E9EEF0', '#0F1E29'],
    heath: ['#F2EBEC', '#1D1724'],
    'secret-grove': ['#ECEFE1', '#0F1D16'],
    vellum: ['#F4EAD6', '#1C150F'],
    'north-light': ['#EFF0EE', '#14171C'],
  };
  let stored = null;
  let skin = null;
  let isSignedIn = false;
  try {
    stored = localStorage.getItem('pathkeeper-theme');
    // A theme of its own belongs to whoever is signed in.
    isSignedIn = /(?:^|; )pathkeeper_signed_in=./.test(document.cookie);
    skin = isSignedIn ? localStorage.getItem('pathkeeper-skin') : null;
  } catch {
    // Storage can be closed: the device's preference decides.
  }
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = stored === 'light' || stored === 'dark' ? stored : night ? 'dark' : 'light';
  const root = document.documentElement;
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-mantine-color-scheme', theme);
  const known = skin && Object.hasOwn(PAPERS, skin) ? skin : 'default';
  if (known !== 'default') root.setAttribute('data-skin', known);
  const tint = document.querySelector('meta[name="theme-color"]');
  if (tint) tint.setAttribute('content', PAPERS[known][theme === 'dark' ? 1 : 0]);
  // Whoever is signed in comes to write: the sheet first, and the desk beside what every page starts with.
  if (!isSignedIn || location.pathname !== '/') return;
  for (const part of ['sheet', 'desk']) {
    const files = document.querySelector(`meta[name="${part}"]`)?.getAttribute('content');
    for (const file of files ? files.split(' ') : []) {
      const link = document.createElement('link');
      const isStyle = file.endsWith('.css');
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      link.crossOrigin = '';
      if (part === 'desk') link.fetchPriority = 'low';
      link.href = file;
      document.head.append(link);
    }
  }
})();
