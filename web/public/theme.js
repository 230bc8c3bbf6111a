// Runs before the first paint, so that a night reader never sees a white flash. It is a file of its
// own because the content security policy allows no inline script.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('pathkeeper-theme');
  } catch {
    // Storage can be closed (private windows, strict settings): the device's preference decides.
  }
  const night = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = stored === 'light' || stored === 'dark' ? stored : night ? 'dark' : 'light';
  const root = document.documentElement;
  root.setAttribute('data-theme', theme);
  root.setAttribute('data-mantine-color-scheme', theme);
  const tint = document.querySelector('meta[name="theme-color"]');
  if (tint) tint.setAttribute('content', theme === 'dark' ? '#141B28' : '#F3EEE2');
})();
