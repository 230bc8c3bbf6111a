import { defineFeature } from '../../platform/feature.ts';
import { peopleExport } from './people.export.ts';
import { peopleRoutes } from './people.routes.ts';

export { mutedBy } from './mutes.service.ts';
export { membersNamed, namesOfMembers, presentPeople } from './people.service.ts';

export const peopleFeature = defineFeature({
  name: 'people',
  routes: peopleRoutes,
  export: peopleExport,
});
