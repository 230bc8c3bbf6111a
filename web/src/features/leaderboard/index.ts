export { FirstPlaces } from './FirstPlaces.tsx';
