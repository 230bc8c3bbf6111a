export { presentPeople } from './people.service.ts';
