declare global {
  // The hook that react-remove-scroll's style injector (get-nonce) reads.
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce under which a `<style>` element may be added, as the server wrote it into the page.
 * Empty in development, where the placeholder still stands and no policy is sent.
 */
export function styleNonce(): string {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  return content.startsWith('__') ? '' : content;
}

/** Hands the nonce to libraries that add `<style>` elements without asking Mantine. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce() || undefined;
}
