export { encodePicture } from './pictures.ts';
export { createFileStorage, type FileStorage, filesFolder } from './storage.ts';
