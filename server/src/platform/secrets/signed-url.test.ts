import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSignedUrls } from './signed-url.ts';
import { createAccessTokens } from './tokens.ts';

const SECRET = 's'.repeat(48);
const START = Date.UTC(2026, 10, 21);

function signer(purpose = 'export', secret = SECRET) {
  let at = START;
  const clock = { now: () => new Date(at) };
  return {
    ...createSignedUrls(secret, clock, { purpose, seconds: 60 }),
    wait: (ms: number) => {
      at += ms;
    },
  };
}

const holder = { userId: 7, sid: '0b2f6a52-4f2c-4f0c-9a43-6f9a3b0d8f11' };

describe('the token of a signed URL', () => {
  it('names its holder in every process until it expires', () => {
    const token = signer().issue(holder);
    const other = signer();
    expect(other.read(token)).toEqual(holder);
    other.wait(59_999);
    expect(other.read(token)).toEqual(holder);
    other.wait(1);
    expect(other.read(token)).toBeNull();
  });

  it('fits a URL whoever it is for', () => {
    const longest = { userId: 999_999_999_999_999, sid: holder.sid };
    expect(signer().issue(longest)).toMatch(/^[\w.-]{1,200}$/);
    expect(signer().read(signer().issue(longest))).toEqual(longest);
  });

  it('works for one purpose, and not as an access token', () => {
    const tokens = createAccessTokens(SECRET);
    expect(tokens.read(signer().issue(holder))).toBeNull();
    expect(signer().read(tokens.issue(holder))).toBeNull();
    expect(signer().read(signer('photos').issue(holder))).toBeNull();
    expect(signer().read(signer('export', 't'.repeat(48)).issue(holder))).toBeNull();
  });

  it('is refused after any change', () => {
    const token = signer().issue(holder);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'0179azAZ-_.'), (at, sign) => {
        const changed = token.slice(0, at) + sign + token.slice(at + 1);
        // The last sign of a base64url text carries bits that nobody reads; ours compares the text.
        expect(signer().read(changed)).toEqual(changed === token ? holder : null);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => signer().read(text) === null));
  });
});
