import { defineFeature } from '../../platform/feature.ts';
import { filesExport } from './files.export.ts';
import { filesRoutes } from './files.routes.ts';
import { sweepFiles } from './files.service.ts';

export { createPictureAddresses, type PictureAddresses } from './files.addresses.ts';
export {
  addressOf as addressOfPicture,
  attachFiles,
  countFiles,
  findPictures,
  keepPicture,
  removeFilesOf,
} from './files.service.ts';

export const filesFeature = defineFeature({
  name: 'files',
  routes: filesRoutes,
  export: [filesExport],
  jobs: ({ context }) => [
    {
      name: 'sweep files',
      at: '17 * * * *',
      run: async () => {
        await sweepFiles(context);
      },
    },
  ],
});
