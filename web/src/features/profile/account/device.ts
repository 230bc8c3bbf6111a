const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.find(([sign]) => sign.test(text))?.[1];

/** A browser by what it calls itself: 'Firefox on Linux'. */
export function deviceOf(userAgent: string | null): { name: string; isPhone: boolean } {
  const text = userAgent ?? '';
  const [browser, system] = [first(BROWSERS, text), first(SYSTEMS, text)];
  const name = browser && system ? `${browser} on ${system}` : (browser ?? system);
  return {
    name: name ?? 'A browser that gave no name',
    isPhone: /\b(iPhone|Android)\b/.test(text),
  };
}
