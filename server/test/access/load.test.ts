import { expect, it } from 'vitest';
import { defineAccess, everybody, own } from './define.ts';
import { loadAccess } from './load.ts';
import { thingsOf } from './things.ts';

it('a feature without its access file is told what to write where', async () => {
  await expect(loadAccess('harbour')).rejects.toThrow(
    "write server/src/features/harbour/harbour.access.ts with defineAccess('harbour', …)",
  );
});

it('a kind of thing that nothing makes is told where to say how', async () => {
  const nobody = { id: 0, username: '', email: '' };
  const things = thingsOf({
    db: undefined as never,
    clock: { now: () => new Date() },
    user: nobody,
    mark: '',
    call: () => Promise.reject(new Error('Nothing is to be called.')),
  });
  await expect(things.make('boat')).rejects.toThrow('Nothing makes a “boat”');
});

it('an endpoint that nothing is said of does not compile, nor a status for a role that is missing', () => {
  // @ts-expect-error `info` is missing
  defineAccess('site', { endpoints: { health: { who: everybody(200) } } });
  defineAccess('site', {
    // @ts-expect-error visitors may call it too
    endpoints: { health: { who: everybody(200) }, info: { who: own(200) } },
  });
  defineAccess('contact', {
    // @ts-expect-error a body is needed, so `call` is
    endpoints: { send: { who: everybody(201) } },
  });
});
