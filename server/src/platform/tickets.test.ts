import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTickets } from './tickets.ts';
import { createAccessTokens } from './tokens.ts';

const SECRET = 's'.repeat(48);
const START = Date.UTC(2026, 10, 21);

function desk(purpose = 'takeout', secret = SECRET) {
  let at = START;
  const clock = { now: () => new Date(at) };
  return {
    ...createTickets(secret, clock, { purpose, seconds: 60 }),
    wait: (ms: number) => {
      at += ms;
    },
  };
}

const holder = { userId: 7, sid: '0b2f6a52-4f2c-4f0c-9a43-6f9a3b0d8f11' };

describe('a ticket', () => {
  it('names its holder, in every process, for as long as it was given', () => {
    const ticket = desk().issue(holder);
    const other = desk();
    expect(other.read(ticket)).toEqual(holder);
    other.wait(59_999);
    expect(other.read(ticket)).toEqual(holder);
    other.wait(1);
    expect(other.read(ticket)).toBeNull();
  });

  it('fits an address whoever it is for', () => {
    const longest = { userId: 999_999_999_999_999, sid: holder.sid };
    expect(desk().issue(longest)).toMatch(/^[\w.-]{1,200}$/);
    expect(desk().read(desk().issue(longest))).toEqual(longest);
  });

  it('opens one thing: it is no access token, and no access token is one', () => {
    const tokens = createAccessTokens(SECRET);
    expect(tokens.read(desk().issue(holder))).toBeNull();
    expect(desk().read(tokens.issue(holder))).toBeNull();
    expect(desk().read(desk('photos').issue(holder))).toBeNull();
    expect(desk().read(desk('takeout', 't'.repeat(48)).issue(holder))).toBeNull();
  });

  it('cannot be made another’s or last longer by changing it', () => {
    const ticket = desk().issue(holder);
    fc.assert(
      fc.property(fc.nat(ticket.length - 1), fc.constantFrom(...'0179azAZ-_.'), (at, sign) => {
        const changed = ticket.slice(0, at) + sign + ticket.slice(at + 1);
        // The last sign of a base64url text carries bits that nobody reads; ours compares the text.
        expect(desk().read(changed)).toEqual(changed === ticket ? holder : null);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => desk().read(text) === null));
  });
});
