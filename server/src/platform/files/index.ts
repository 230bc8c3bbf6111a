export { encodePicture } from './pictures.ts';
export { createFileStorage, type FileStorage, filesFolder } from './storage.ts';
export { drawTitleCard } from './title-card.ts';
