import { defineAccess, everybody } from '../../../test/access/define.ts';

export const access = defineAccess('contact', {
  endpoints: {
    send: {
      who: everybody(201),
      call: () => ({
        body: { name: 'Somebody', email: 'somebody@example.org', message: 'A question.' },
      }),
    },
  },
});
