import { defineAccess, everybody } from '../../../test/access/define.ts';

export const access = defineAccess('safety', {
  endpoints: { helplines: { who: everybody(200) } },
});
