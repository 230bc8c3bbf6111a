import { defineAccess, everybody } from '../../../test/access/define.ts';

export const access = defineAccess('site', {
  endpoints: { health: { who: everybody(200) }, info: { who: everybody(200) } },
});
