export { foldersRoutes } from './folders.routes.ts';
export { createFolder } from './folders.service.ts';
export { foldersTakeout } from './folders.takeout.ts';
